/* What the templates of messages are filled with (`message.ts`). */

export interface VisitFacts {
  /** The patient's first name, if known: the visit may be a child's. */
  readonly patient?: string
  /** ISO 8601, UTC; written out in Minsk time. */
  readonly startsAt: string
  /** In the recipient's language, as all names are. */
  readonly physician: string
  readonly speciality: string
  readonly branch: string
  readonly address: string
}

export interface OfferFacts extends VisitFacts {
  /** ISO 8601, UTC: the deadline for an answer; written out in Minsk time. */
  readonly until: string
  readonly link: string
}

export interface WaitEndFacts {
  /** The service and doctor of the wait, in the recipient's language. */
  readonly what: string
  /** Link to join the waiting list for the same again. */
  readonly link: string
}

export interface ActedVisitFacts extends VisitFacts {
  /** First and last name of the relative who booked, moved or cancelled the visit. */
  readonly by: string
}

export interface RegisteredFacts extends VisitFacts {
  /** Link by which the patient imports the visit; it contains only the visit's id. */
  readonly link: string
}

/** Contains no medical words: anybody who holds the phone may read it. */
export interface ReminderFacts {
  /** ISO 8601, UTC; written out in Minsk time. */
  readonly startsAt: string
  /** Surname and initials, in the recipient's language, as all names are. */
  readonly physician: string
  readonly branch: string
  readonly address: string
}

export interface RelativesReminderFacts extends ReminderFacts {
  /** The patient's first name. */
  readonly patient: string
}

export interface SignInFacts {
  /** ISO 8601, UTC; written out in Minsk time. */
  readonly at: string
  readonly device: string
}

export interface DeviceFacts extends SignInFacts {
  /** The rough network address of the sign-in. */
  readonly from: string
}

export interface MomentFacts {
  /** ISO 8601, UTC; written out in Minsk time. */
  readonly at: string
}

/** Contains nothing of what was done: anybody who holds the phone may read it. */
export interface InvoiceFacts {
  /** ISO 8601, UTC: on the last day for a decision. */
  readonly until: string
  readonly link: string
}

/** The number of invoices; the day is that of the first one of them. */
export interface Several {
  readonly count?: string
}

export interface ConfirmationSecret {
  /** Link that works on any device. */
  readonly link: string
  /** Code to type on the device that waits for the confirmation. */
  readonly code: string
}

export interface ExportFacts {
  /** ISO 8601, UTC: the link's expiry; written out in Minsk time. */
  readonly at: string
}

export interface FamilyCodeFacts {
  /** First and last name of whoever adds the recipient to their family. */
  readonly name: string
}

export interface RightsFacts {
  /** First and last name of the person who gives the recipient more rights. */
  readonly name: string
}

export interface GrowthFacts {
  /** The child's first name. */
  readonly child: string
  /** `YYYY-MM-DD`: the 18th birthday. */
  readonly day: string
}

export interface ActivationFacts {
  /** Name of the organisation whose documents the code opens. */
  readonly clinic: string
}

export interface ProgrammeFacts {
  /** The programme's name, in the recipient's language. */
  readonly programme: string
}

export interface CoverageFacts extends ProgrammeFacts {
  /** The first name of the child who is or was covered; absent: the recipient. */
  readonly person?: string
}

export interface ReceptionFacts {
  /** The phone of its reception. Empty: not known. */
  readonly reception: string
}
