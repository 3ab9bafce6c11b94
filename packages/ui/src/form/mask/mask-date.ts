/** Formats the date typed so far as `dd.mm.yyyy`; also accepts a pasted `2020-02-29` or `1.2.2020`. */
export function maskDate(text: string): string {
  const written = text.normalize('NFKC')
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})/.exec(written)
  if (iso) return maskDate(`${iso[3]}.${iso[2]}.${iso[1]}`)
  // A separator after one digit completes the day or the month: `1.` is day 1.
  const padded = written.replace(/(^|\D)(\d)(?=[./\s-])/g, '$10$2')
  const digits = padded.replace(/\D/g, '').slice(0, 8)
  const [day, month, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
  const ended = /[./]$/.test(written)
  let masked = day
  if (month || (ended && day.length === 2)) masked += `.${month}`
  if (year || (ended && month.length === 2)) masked += `.${year}`
  return masked
}
