/** The code of the country or the long-distance zero, and the code of an operator or a region: a number to call. */
const CALLED = /^(?:(?:00)?375|8?0)?(?:1[5-7]|2[1-59]|33|44)/
const OF_RUSSIA = /^[78][3-9]\d{9}$/
/** No phone number without its code is longer, no price of a clinic either. */
const LONGEST_PRICE = 9

/** Numbers one after another: of a range, or of the sentence before and the next one. */
const BETWEEN_AMOUNTS = /\s*[/‑–—-]\s*|\.\s+/
const IN_THOUSANDS = /^\d{1,3}(?:\s\d{3})+$/
/** The beginning of the next sentence: "1 250 000. 2 часа ждал". */
const SHORT = /^\d{1,2}$/

const MONEY_AFTER =
  /^\s*(?:бел\.|белор|руб|р(?!\p{L})|тыс|млн|стар|byn|br|rub|usd|eur|долл|евро|еўра|[$€₽])/iu
const MONEY_BEFORE =
  /(?:[$€₽]|(?<!\p{L})(?:byn|usd|eur|цен\p{L}*|цан\p{L}*|сто(?:ит|ил\p{L}*)|кашт(?:уе|авал\p{L}*)|(?:за|о)плат\p{L}*|(?:за|а)плац\p{L}*|отдал\p{L}*|аддал\p{L}*|price|costs?|paid))[\s:—–-]*$/iu

/**
 * Are these digits an amount written in thousands, "1 250 000", and no phone number in groups of three? Only a round one or one
 * beside a word of money, and never one that begins as phone numbers of the country do.
 */
export function isAmount(digits: string, before: string, after: string): boolean {
  const whole = digits.replaceAll(/\D/g, '')
  if ((whole.length >= LONGEST_PRICE && CALLED.test(whole)) || OF_RUSSIA.test(whole)) return false
  const parts = digits.split(BETWEEN_AMOUNTS)
  const ofMoney = MONEY_AFTER.test(after) || MONEY_BEFORE.test(before.slice(-40))
  return parts.every((part, at) =>
    at > 0 && SHORT.test(part)
      ? true
      : IN_THOUSANDS.test(part) &&
        part.replaceAll(/\s/g, '').length <= LONGEST_PRICE &&
        (ofMoney || part.endsWith('00')),
  )
}
