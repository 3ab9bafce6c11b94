import { foldWord, splitWords } from '../search/fold-word.ts'
import { inBelarusianLayout, inRussianLayout } from '../search/keyboard-layout.ts'

const folded = (words: string) => new Set(words.trim().split(/\s+/).map(foldWord))

/** What is wanted of a medicine beside its name: to buy it, where, near and cheap, its price or what is told of it. No medicine is called so. */
const SHOPPING = folded(`
  купить куплю покупка заказать заказ забронировать бронь доставка продажа продается продаётся продают
  цена цены цену цене цен ценам ценой стоит стоят стоимость сколько почём прайс
  аптека аптеки аптеке аптеку аптек аптеках аптекам наличие наличии есть где
  дёшево дешевле дешёвый дешёвая дешёвое дешёвые дешёвых подешевле недорого недорогой недорогая недорогие
  рядом поблизости близко ближайший ближайшая ближайшие ближайшей ближайших найти ищу нужен нужна нужно нужны
  инструкция инструкцию отзывы отзыв аналог аналоги
  купіць куплю набыць замовіць заказаць прадаецца прадаюць дастаўка
  цана цаны цану цане цэн цэнаў цэнам каштуе каштуюць кошт колькі
  аптэка аптэкі аптэцы аптэку аптэк аптэках наяўнасць наяўнасці ёсць дзе
  танна танней таннейшы танны танная таннае танныя нядорага недарога
  побач паблізу блізка бліжэйшы бліжэйшая бліжэйшыя знайсці шукаю трэба патрэбен патрэбны патрэбна
  інструкцыя інструкцыю водгукі водгук аналагі
  buy order delivery price prices cost costs cheap cheaper cheapest pharmacy pharmacies drugstore drugstores where find
  near nearby nearest available availability reviews instructions analogues analogs`)

/** Words that belong to a noun that follows: "в аптеке", "по цене", but not the letter of "витамин в дешево". */
const BEFORE = folded('в во на по за у ў па in at to the best')
const NOUN = /^(апт|налич|наяун|прода|цен|цан|цэн|pharm|drugst|buy|price|near)/
/** Words that belong to the one before: "near me". */
const AFTER = folded('me мне мяне')

const isOf = (words: ReadonlySet<string>, part: string) =>
  [part, inRussianLayout(part), inBelarusianLayout(part)].some(text => {
    const own = splitWords(text).map(foldWord)
    return own.length > 0 && own.every(word => words.has(word))
  })

/**
 * The query without words about buying a medicine ("купить парацетамол в аптеке"), in any keyboard layout; null: it has none of them, or
 * nothing else.
 */
export function withoutShoppingWords(query: string): string | null {
  const parts = query.split(/\s+/).filter(Boolean)
  const isLeftOut = parts.map(part => isOf(SHOPPING, part))
  if (!isLeftOut.includes(true)) return null
  for (let at = parts.length - 1; at >= 0; at--)
    if (isLeftOut[at + 1] && isOf(BEFORE, parts[at] ?? '') && NOUN.test(foldWord(parts[at + 1] ?? '')))
      isLeftOut[at] = true
  for (const [at, part] of parts.entries()) if (isLeftOut[at - 1] && isOf(AFTER, part)) isLeftOut[at] = true
  const rest = parts.filter((_, at) => !isLeftOut[at]).join(' ')
  return splitWords(rest).length === 0 ? null : rest
}
