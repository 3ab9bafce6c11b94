/**
 * `+375 (XX) XXX-XX-XX` for the twelve digits of a patient's number (calls §3.4). A number that a clinic wrote with its
 * own spaces stays as it is: area codes of landlines have up to four digits, and only the clinic knows the right
 * grouping.
 */
export function formatPhone(phone: string): string {
  const parts = /^\+?375(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(phone)
  return parts ? `+375 (${parts[1]}) ${parts[2]}-${parts[3]}-${parts[4]}` : phone
}

/** The same for text: the number is never broken into two lines. */
export function formatPhoneInText(phone: string): string {
  return formatPhone(phone).replaceAll('-', '\u2011').replaceAll(' ', '\u00a0')
}

/** Several numbers, separated by semicolons: each stays on one line. */
export const spreadPhones = (phones: string) => phones.split(';').map(formatPhoneInText).join(', ')
