import type { QuietHours } from '@vizit/domain/reminders/quiet-hours.ts'
import type { Language } from '../../platform/http/language.ts'
import type {
  ActedVisitFacts,
  ActivationFacts,
  ConfirmationSecret,
  CoverageFacts,
  DeviceFacts,
  ExportFacts,
  FamilyCodeFacts,
  GrowthFacts,
  InvoiceFacts,
  MomentFacts,
  OfferFacts,
  ProgrammeFacts,
  ReceptionFacts,
  RegisteredFacts,
  RelativesReminderFacts,
  ReminderFacts,
  RightsFacts,
  Several,
  SignInFacts,
  VisitFacts,
  WaitEndFacts,
} from './message-facts.ts'

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
      readonly template: 'records-ready' | 'drug-found' | 'drug-cheaper' | 'drugs-found' | 'drugs-cheaper'
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
