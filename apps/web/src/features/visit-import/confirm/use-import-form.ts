import type { Input } from '@vizit/api-client/calls.ts'
import { isEmail } from '@vizit/domain/person/email.ts'
import type { VisitorType } from '@vizit/domain/visit-import/visitor-type.ts'
import { useState } from 'react'
import { keepDraft, readDraft } from '../../../app/browser-storage/drafts.ts'
import type { Profile } from '../../../app/people/profile.ts'
import type { OwnVisit } from '../import-types.ts'
import { type ImportChoice, importChoice, type Member, savesAtFirst } from './import-choice.ts'

export interface ImportForm {
  readonly visitor: VisitorType
  readonly save: boolean
  readonly memberId: string
  readonly email: string
  readonly consent: boolean
}

export const draftOf = ({ omId }: OwnVisit) => `import-visit:${omId}`

/** The values of the import form, and the results of its rules (product §5, "Import form"). */
export function useImportForm(visit: OwnVisit, profile: Profile) {
  const choice = importChoice(visit, profile)
  const [form, setForm] = useState(() => ({
    ...firstForm(visit, choice, profile),
    ...readDraft<ImportForm>(draftOf(visit)),
  }))
  const recipient = recipientOf(form, choice, profile)
  const email = form.email.trim()
  const isEmailValid = isEmail(email)

  function write(changed: Partial<ImportForm>) {
    const next = { ...form, ...changed }
    setForm(next)
    keepDraft(draftOf(visit), next)
  }
  function choose(visitor: VisitorType) {
    write({ visitor, save: savesAtFirst(visitor, profile), memberId: '', consent: false })
  }
  return {
    form,
    choice,
    write,
    choose,
    recipient,
    email,
    isEmailValid,
    isNewEmail: !profile.emails.some(known => known.address === email.toLowerCase()),
    isReady: isEmailValid && recipient !== null && (recipient.agrees === 'before' || form.consent),
  }
}

export interface Recipient {
  readonly body: Omit<Input<'importVisit'>['body'], 'omId'>
  /** Whose consent the form asks for; `before`: nobody's, because it was given or only the person can give it. */
  readonly agrees: 'me' | 'child' | 'before'
}

/** The future owner of the visit; null until chosen. */
function recipientOf(form: ImportForm, choice: ImportChoice, profile: Profile): Recipient | null {
  const { visitor, save, memberId } = form
  if (choice.target) return recipientIn(choice.target, profile)
  if (visitor === 'me') {
    const useOrderPatientData = save && choice.savesOwn
    return withConsent({ me: true, useOrderPatientData }, profile.consentReceived ? 'before' : 'me')
  }
  if (visitor === 'child' && addsChild(form, choice)) {
    return withConsent({ useOrderPatientData: true }, 'child')
  }
  const members = visitor === 'child' ? choice.children : choice.others
  const member = members.find(({ profileId }) => profileId === memberId)
  return member ? recipientIn(member, profile) : null
}

/** Without a child in the family, a child can only be added. */
export const addsChild = ({ save }: ImportForm, { children }: ImportChoice) => save || children.length === 0

function recipientIn({ relKind, profileId, profile: person }: Member, profile: Profile): Recipient {
  const body = { profileId, useOrderPatientData: false }
  if (relKind === 'ME') return withConsent(body, profile.consentReceived ? 'before' : 'me')
  return withConsent(body, relKind === 'CHILD' && !person.consentReceived ? 'child' : 'before')
}

function withConsent(body: Recipient['body'], agrees: Recipient['agrees']): Recipient {
  return { body: agrees === 'before' ? body : { ...body, consentReceived: true }, agrees }
}

function firstForm({ patient }: OwnVisit, choice: ImportChoice, profile: Profile): ImportForm {
  const [visitor = 'other'] = choice.types
  return {
    visitor,
    save: savesAtFirst(visitor, profile),
    memberId: '',
    email: profile.emails[0]?.address ?? patient.emails[0]?.address ?? '',
    consent: false,
  }
}
