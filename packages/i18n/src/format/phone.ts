/**
 * `+375 (XX) XXX-XX-XX` for the twelve digits of a patient's number (calls §3.4). What a clinic wrote with its own
 * spaces stays as it is: landline codes have up to four digits, and only their owners group them right.
 */
export function formatPhone(phone: string): string {
  const parts = /^\+?375(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(phone)
  return parts ? `+375 (${parts[1]}) ${parts[2]}-${parts[3]}-${parts[4]}` : phone
}

/** The same for a running text: it stays on one line, however narrow that is. */
export function formatPhoneInText(phone: string): string {
  return formatPhone(phone).replaceAll('-', '\u2011').replaceAll(' ', '\u00a0')
}
