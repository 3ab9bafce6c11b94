import { type Phone, parsePhone } from '@vizit/domain/person/phone.ts'

interface Contact {
  readonly system?: string | undefined
  readonly value?: string | undefined
}

/** `8 (029) …`, as a phone of Belarus is written for calls within the country; `00`, for calls to it. */
const WITHIN = /^8[\s(‐‑–-]*0/
const FROM_ABROAD = /^00/

/** The first phone that an SMS reaches; null where there is none. */
export function phoneOf(telecom: readonly Contact[]): Phone | null {
  for (const { system, value = '' } of telecom) {
    const phone = system === 'phone' ? parsePhone(international(value.trim())) : null
    if (phone !== null) return phone
  }
  return null
}

const international = (written: string) => written.replace(WITHIN, '+375').replace(FROM_ABROAD, '+')
