/** `+375 (XX) XXX-XX-XX` for twelve digits of Belarus; anything else as it came (calls §3.4). */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  const parts = /^375(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(digits)
  return parts ? `+375 (${parts[1]}) ${parts[2]}-${parts[3]}-${parts[4]}` : phone
}
