import type { QuietHours } from '@vizit/domain/reminders/quiet-hours.ts'
import type { Language } from '../../platform/http/language.ts'

export interface VisitFacts {
  /** The patient's first name, where it is known: the visit may be a child's. */
  readonly patient?: string
  /** ISO 8601, UTC; written out in Minsk time. */
  readonly startsAt: string
  /** Names are those of the recipient's language. */
  readonly physician: string
  readonly speciality: string
  readonly branch: string
  readonly address: string
}

export interface OfferFacts extends VisitFacts {
  /** ISO 8601, UTC: until when it waits for an answer; written out in Minsk time. */
  readonly until: string
  readonly link: string
}

export interface WaitEndFacts {
  /** The service and the doctor that were waited for, in the recipient's language. */
  readonly what: string
  /** Where to wait for the same again. */
  readonly link: string
}

export interface ActedVisitFacts extends VisitFacts {
  /** First and last name of whoever booked, moved or cancelled it for somebody else. */
  readonly by: string
}

export interface RegisteredFacts extends VisitFacts {
  /** Where the patient takes the visit over; it names nothing but the visit's id. */
  readonly link: string
}

/** No medical word stands in it: whoever holds the phone may read it. */
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
  /** Roughly the network address that it asks from. */
  readonly from: string
}

export interface MomentFacts {
  /** ISO 8601, UTC; written out in Minsk time. */
  readonly at: string
}

interface ConfirmationSecret {
  /** To be opened on any device. */
  readonly link: string
  /** To be typed where the confirmation is awaited. */
  readonly code: string
}

export interface ExportFacts {
  /** ISO 8601, UTC: until when the link works; written out in Minsk time. */
  readonly at: string
}

export interface FamilyCodeFacts {
  /** First and last name of whoever adds the recipient to their family. */
  readonly name: string
}

export interface RightsFacts {
  /** First and last name of the person for whom the recipient may do more. */
  readonly name: string
}

export interface GrowthFacts {
  /** The child's first name. */
  readonly child: string
  /** `YYYY-MM-DD`: the first day of being an adult. */
  readonly day: string
}

export interface ActivationFacts {
  /** Whose documents the code opens: the organisation's name. */
  readonly clinic: string
}

interface ReceptionFacts {
  /** Its phone; empty: none is known. */
  readonly reception: string
}

type Said =
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
  | { readonly template: 'records-ready'; readonly data: { readonly link: string } }
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
  | { readonly template: 'visit-reminder-seen'; readonly data: RelativesReminderFacts }

export type Template = Said['template']
/** Those that say what nobody may read later. */
export type SecretTemplate = Extract<Said, { readonly secret: object }>['template']
export type MailChannel = 'sms' | 'email'
export type Channel = MailChannel | 'push'

/** A message that says nothing secret. */
export type OpenMessage = Exclude<Message, { readonly secret: unknown }>

/** The devices of an account that take messages by push: they are told first, and `to` where none is reached. */
export interface PushTarget {
  readonly account: string
  /** The path of the product that a pressed notification opens: no secret, no personal data. */
  readonly opens: `/${string}`
  /** A newer notification takes the place of an older one of this topic, such as `visit:<id>`. */
  readonly topic?: string
}

/** A message to one person. What stands in `secret` is never stored in clear. */
export type Message = Said & {
  /** How it goes, unless by push; push where nothing else may be. */
  readonly channel: Channel
  /** A phone as digits with the country code, an e-mail address, or nothing for push alone. */
  readonly to: string
  readonly language: Language
  /** Not worth sending after this. */
  readonly expiresAt?: Date
  readonly push?: PushTarget
  /** By which it may go, in this order, instead of push and then `channel`. */
  readonly ways?: readonly [Channel, ...Channel[]]
  /** Given to nobody within them, in Minsk: what is not worth sending after them is not sent. */
  readonly quiet?: QuietHours | null
}

/** What an account is told, by whichever channel and in its own language. */
export type AccountMessage = Said & {
  readonly opens: PushTarget['opens']
  readonly topic?: string
  /** Not worth sending after this. */
  readonly expiresAt?: Date
  /** By which it may go, in this order, instead of push and then SMS or e-mail. */
  readonly ways?: readonly [Channel, ...Channel[]]
  /** As in a message. */
  readonly quiet?: QuietHours | null
}
