import { foldWord, splitWords } from '../search/fold-word.ts'
import { inBelarusianLayout, inRussianLayout } from '../search/keyboard-layout.ts'

const folded = (words: string) => new Set(words.trim().split(/\s+/).map(foldWord))

/** What is wanted of a medicine beside its name: to buy it, where, near and cheap, its price or what is told of it. No medicine is called so. */
const SHOPPING = folded(`
  купить куплю покупка заказать заказ заказу заказом забронировать бронь доставка доставку доставке доставкой
  продажа продаже продажу продается продаётся продают
  цена цены цену цене цен ценам ценой ценами стоит стоят стоимость стоимости стоимостью сколько почём прайс
  аптека аптеки аптеке аптеку аптек аптеках аптекам наличие наличии есть где
  дёшево дешевле дешёвый дешёвая дешёвое дешёвые дешёвых подешевле недорого недорогой недорогая недорогие
  рядом поблизости близко ближайший ближайшая ближайшие ближайшей ближайших найти ищу нужен нужна нужно нужны
  инструкция инструкцию инструкции инструкцией отзывы отзыв отзывов отзывам отзывами аналог аналоги
  купіць куплю набыць замовіць замову заказаць прадаецца прадаюць дастаўка дастаўку дастаўцы дастаўкай
  цана цаны цану цане цэн цэнаў цэнам каштуе каштуюць кошт кошту кошце коштам колькі
  аптэка аптэкі аптэцы аптэку аптэк аптэках наяўнасць наяўнасці ёсць дзе
  танна танней таннейшы танны танная таннае танныя нядорага недарога
  побач паблізу блізка бліжэйшы бліжэйшая бліжэйшыя знайсці шукаю трэба патрэбен патрэбны патрэбна
  інструкцыя інструкцыю інструкцыі інструкцыяй водгукі водгук водгукаў водгукам водгукамі водгуках аналагі
  buy order delivery price prices cost costs cheap cheaper cheapest pharmacy pharmacies drugstore drugstores where find
  near nearby nearest available availability reviews instructions analogues analogs`)

/** Words that belong to a noun that follows: "в аптеке", "по цене", but not the letter of "витамин в дешево". */
const BEFORE = folded('в во на по за у ў па in at to the best with')
const NOUN =
  /^(апт|налич|наяун|прода|цен|цан|цэн|достав|дастау|заказ|замов|стоим|кош[тц]|инстр|отзыв|водгук|pharm|drugst|buy|price|near|deliver|order|cost|instr|review)/
/** "с доставкой": they ask for a case of their own, so that the letter of "витамин с доставка" stays. */
const WITH = folded('с со з са')
const WITH_NOUN = /(ои|еи|аи|яи|ом|ами|ью)$/
/** Words that belong to the one before: "near me". */
const AFTER = folded('me мне мяне')

/** The words of a part as it is written, and as the same keys write it in the other layouts. */
const readingsOf = (part: string): string[][] =>
  [part, inRussianLayout(part), inBelarusianLayout(part)].map(text => splitWords(text).map(foldWord))

const areOf = (words: ReadonlySet<string>, own: readonly string[]) =>
  own.length > 0 && own.every(word => words.has(word))

const isOf = (words: ReadonlySet<string>, part: string) => readingsOf(part).some(own => areOf(words, own))

/** In another layout only with a noun that is typed in it, too: the letter of "витамин D цена" is no "в". */
function belongsTo(part: string, following: string): boolean {
  const nouns = readingsOf(following)
  return readingsOf(part).some((own, layout) => {
    const [noun = ''] = nouns[layout] ?? []
    if (layout > 0 && noun === nouns[0]?.[0]) return false
    return NOUN.test(noun) && (areOf(BEFORE, own) || (areOf(WITH, own) && WITH_NOUN.test(noun)))
  })
}

/**
 * The query without words about buying a medicine ("купить парацетамол в аптеке"), in any keyboard layout; null: it has none of them, or
 * nothing else.
 */
export function withoutShoppingWords(query: string): string | null {
  const parts = query.split(/\s+/).filter(Boolean)
  const isLeftOut = parts.map(part => isOf(SHOPPING, part))
  if (!isLeftOut.includes(true)) return null
  for (let at = parts.length - 1; at >= 0; at--)
    if (isLeftOut[at + 1] && belongsTo(parts[at] ?? '', parts[at + 1] ?? '')) isLeftOut[at] = true
  for (const [at, part] of parts.entries()) if (isLeftOut[at - 1] && isOf(AFTER, part)) isLeftOut[at] = true
  const rest = parts.filter((_, at) => !isLeftOut[at]).join(' ')
  return splitWords(rest).length === 0 ? null : rest
}
