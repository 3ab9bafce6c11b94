import type { QuietHours } from '@vizit/domain/reminders/quiet-hours.ts'
import type { Language } from '../../platform/http/language.ts'

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
interface Several {
  readonly count?: string
}

interface ConfirmationSecret {
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

interface ReceptionFacts {
  /** The phone of its reception. Empty: not known. */
  readonly reception: string
}

type TemplateWithFacts =
  | {
      readonly template: 'family-code' | 'spouse-code'
      readonly data: FamilyCodeFacts
      readonly secret: { readonly code: string }
    }
  | {
      readonly template: 'child-grows-up-soon' | 'child-grown-up' | 'own-grows-up-soon' | 'own-grown-up'
      readonly data: GrowthFacts
    }
  | { readonly template: 'rights-given'; readonly data: RightsFacts }
  | { readonly template: 'join-requested' | 'bookings-left'; readonly data: object }
  | { readonly template: 'bookings-left-no-account'; readonly data: ReceptionFacts }
  | { readonly template: 'new-device'; readonly data: SignInFacts }
  | {
      readonly template: 'export-ready'
      readonly data: ExportFacts
      readonly secret: { readonly link: string }
    }
  | {
      readonly template: 'deletion-code' | 'export-code' | 'email-code' | 'grant-code'
      readonly data: object
      readonly secret: { readonly code: string }
    }
  | { readonly template: 'account-deleted'; readonly data: object }
  | { readonly template: 'confirm-email'; readonly data: object; readonly secret: ConfirmationSecret }
  | { readonly template: 'confirm-device'; readonly data: DeviceFacts; readonly secret: ConfirmationSecret }
  | { readonly template: 'account-reset'; readonly data: MomentFacts }
  | {
      readonly template: 'email-replaced' | 'email-removed'
      readonly data: MomentFacts
      readonly secret: { readonly link: string }
    }
  | { readonly template: 'email-restored'; readonly data: MomentFacts }
  | { readonly template: 'sign-in-code'; readonly data: object; readonly secret: { readonly code: string } }
  | { readonly template: 'time-offered'; readonly data: OfferFacts }
  | { readonly template: 'wait-unanswered' | 'wait-too-late'; readonly data: WaitEndFacts }
  | {
      readonly template: 'guest-visit-booked'
      readonly data: VisitFacts
      readonly secret: { readonly link: string }
    }
  | {
      readonly template: 'guest-visit-code'
      readonly data: object
      readonly secret: { readonly code: string }
    }
  | {
      readonly template: 'activation-code'
      readonly data: ActivationFacts
      readonly secret: { readonly code: string }
    }
  | {
      readonly template: 'records-ready' | 'drug-found' | 'drug-cheaper'
      readonly data: { readonly link: string }
    }
  | {
      readonly template: 'insurer-requested'
      readonly data: { readonly company: string; readonly employer: string }
    }
  | {
      readonly template: 'invoice-received' | 'invoice-corrected' | 'invoice-reminder' | 'invoice-no-account'
      readonly data: InvoiceFacts
    }
  | {
      readonly template: 'invoices-received' | 'invoices-reminder' | 'invoices-no-account'
      readonly data: InvoiceFacts & Several
    }
  | {
      readonly template: 'invoices-of-grown-child'
      readonly data: Pick<InvoiceFacts, 'until'> & Several & { readonly child: string }
    }
  | {
      readonly template: 'invoice-of-grown-child'
      readonly data: Pick<InvoiceFacts, 'until'> & { readonly child: string }
    }
  | { readonly template: 'visit-booked' | 'visit-moved' | 'visit-cancelled'; readonly data: VisitFacts }
  | {
      readonly template: 'visit-booked-by' | 'visit-moved-by' | 'visit-cancelled-by'
      readonly data: ActedVisitFacts
    }
  | { readonly template: 'visit-registered'; readonly data: RegisteredFacts }
  | {
      readonly template: 'visit-reminder'
      readonly data: ReminderFacts
      readonly secret: { readonly link: string }
    }
  | {
      readonly template: 'visit-reminder-of'
      readonly data: RelativesReminderFacts
      readonly secret: { readonly link: string }
    }
  | {
      readonly template: 'confirm-coverage'
      readonly data: ProgrammeFacts
      readonly secret: ConfirmationSecret
    }
  | {
      readonly template: 'coverage-suffix'
      readonly data: ProgrammeFacts
      readonly secret: { readonly code: string }
    }
  | {
      readonly template:
        | 'coverage-linked'
        | 'coverage-not-linked'
        | 'coverage-ended'
        | 'coverage-outgrown'
        | 'coverage-holder-deleted'
      readonly data: CoverageFacts
    }
  | { readonly template: 'visit-reminder-seen'; readonly data: RelativesReminderFacts }

export type Template = TemplateWithFacts['template']
/** Templates with a secret, which is deleted when it expires. */
export type SecretTemplate = Extract<TemplateWithFacts, { readonly secret: object }>['template']
export type MailChannel = 'sms' | 'email'
export type Channel = MailChannel | 'push'

/** A message without a secret. */
export type OpenMessage = Exclude<Message, { readonly secret: unknown }>

/** Push to the devices of an account; `to` is used if no device shows it. */
export interface PushTarget {
  readonly account: string
  /** The path that a tapped notification opens: it contains no secret and no personal data. */
  readonly opens: `/${string}`
  /** A newer notification replaces an older one of the same topic, such as `visit:<id>`. */
  readonly topic?: string
}

/** A message to one person. `secret` is always stored encrypted. */
export type Message = TemplateWithFacts & {
  /** The channel that is used unless the message goes by push; push if only push is possible. */
  readonly channel: Channel
  /** A phone as digits with the country code, an e-mail address, or empty if push is the only channel. */
  readonly to: string
  readonly language: Language
  /** The message is not worth sending after this time. */
  readonly expiresAt?: Date
  readonly push?: PushTarget
  /** Allowed channels in order, instead of push and then `channel`. */
  readonly ways?: readonly [Channel, ...Channel[]]
  /** Not sent within these hours of Minsk time. A message that expires before they end is not sent at all. */
  readonly quiet?: QuietHours | null
}

/** A message to an account, by its best channel and in its language. */
export type AccountMessage = TemplateWithFacts & {
  readonly opens: PushTarget['opens']
  readonly topic?: string
  /** The message is not worth sending after this time. */
  readonly expiresAt?: Date
  /** Allowed channels in order, instead of push and then SMS or e-mail. */
  readonly ways?: readonly [Channel, ...Channel[]]
  /** As in `Message`. */
  readonly quiet?: QuietHours | null
}
