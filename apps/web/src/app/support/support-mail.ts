export interface SupportMail {
  readonly to: string
  /** The account's, or the device's where nobody is signed in. */
  readonly id: string
  readonly phone: string | null
  readonly agent: string
  readonly provider: string | null
  readonly version: string
}

/** Characters of the id that support asks for (calls §7.4). */
const ID_SHOWN = 16

/** A letter to support that says whose it is before a word is written (calls §7.4, "Support mail body"). */
export function supportMail({ to, id, phone, agent, provider, version }: SupportMail): string {
  const lines = [`ID: ${id.slice(-ID_SHOWN)}`, phone && `+${phone}`, agent, provider, version].filter(Boolean)
  return `mailto:${to}?body=${encodeURIComponent(`\n\n--\n${lines.join('\n')}`)}`
}
