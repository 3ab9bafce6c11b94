export interface SupportMail {
  readonly to: string
  /** The account's id, or the device's if nobody is signed in. */
  readonly id: string
  readonly phone: string | null
  readonly agent: string
  readonly provider: string | null
  readonly version: string
}

/** The length of the id that support asks for (calls §7.4). */
const ID_SHOWN = 16

/** A mail to support, with the sender's data prefilled (calls §7.4, "Support mail body"). */
export function supportMail({ to, id, phone, agent, provider, version }: SupportMail): string {
  const lines = [`ID: ${id.slice(-ID_SHOWN)}`, phone && `+${phone}`, agent, provider, version].filter(Boolean)
  return `mailto:${to}?body=${encodeURIComponent(`\n\n--\n${lines.join('\n')}`)}`
}
