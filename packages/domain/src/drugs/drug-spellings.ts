import { foldedWords } from '../search/fold-word.ts'

/** What says that a medicine is for children: all queries for them are read as this word. */
const CHILDREN = 'детеи'

/** What people call a form, folded, and the word by which the register has it. */
const FORM_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^свеч(а|и|ка|ки|ей|еи|ак|ах|ках)$/, 'суппозитори'],
  [/^таблет(очки|ок|ак|ках|ками)$/, 'таблетки'],
  [/^укол(ы|ов)?$/, 'инъекци'],
  [/^(детск(ии|ая|ое|ие|ого|ои)|детям|ребен(ок|ка|ку)|childs?|childrens|kids?)$/, CHILDREN],
  [/^(дзиця|дзецям|дзицяци|дзицяч(ы|ая|ае|ыя))$/, CHILDREN],
  [/^соль$/, 'соли'],
]

/** "гепариновая", "левомицетиновые", "гепарынавая": folded, with at least five letters of the substance. */
const OF_A_SUBSTANCE = /^([а-я]{4,}[бгдзклмнпрстфх])[оа]в(?:ая|ую|ои|ыи|ые|ых|ыми|ое|ого|ому|ы|ыя|аи|ае|ага)$/

/** What the word of a medicine calls it by, "гепариновая" by "гепарин"; null: it is no such word. */
export const substanceOfAdjective = (word: string): string | null => OF_A_SUBSTANCE.exec(word)?.[1] ?? null

/** A folded word of a query, as the register would say it. */
export const formWord = (word: string): string => FORM_WORDS.find(([said]) => said.test(word))?.[1] ?? word

const LATIN_ENDING = /^([a-z]{7,})um$/

/** Doctors write substances with the Latin ending: "Paracetamolum". */
export const withoutLatinEnding = (word: string): string => word.replace(LATIN_ENDING, '$1')

const FOR_CHILDREN = /^(дет(еи|ям|ск.*)|дзяцеи|дзицяч.*|беби|бэби|baby|юниор|junior|малыш.*|kids|children)$/

/** What those are found by whose folded words say that they are for children. */
export const childrensWords = (words: readonly string[]): readonly string[] =>
  words.some(word => FOR_CHILDREN.test(word)) ? [CHILDREN, 'дзяцеи', 'children'] : []

/** Letters of vitamins, Latin and the Cyrillic ones that are typed for them. */
const VITAMIN: readonly (readonly [string, string])[] = [
  ['a', 'а'],
  ['b', 'в'],
  ['b', 'б'],
  ['c', 'с'],
  ['d', 'д'],
  ['e', 'е'],
  ['k', 'к'],
]

/** "b6" is typed "в6" and "б6" too. */
function withOtherLetters(word: string): string[] {
  const [, letter = '', number = ''] = /^(\p{L})(\d{0,2})$/u.exec(word) ?? []
  const others = VITAMIN.flatMap(([latin, cyrillic]) =>
    letter === latin ? [cyrillic] : letter === cyrillic ? [latin] : [],
  )
  const latin = others.find(other => /[a-z]/.test(other))
  const all = latin === undefined ? others : VITAMIN.flatMap(pair => (pair[0] === latin ? pair : []))
  return [word, ...new Set(all.map(other => `${other}${number}`))]
}

const MOST_JOINED = 3

/** The folded words of a name, and what is typed for them: "ношпа" for "но-шпа", "в6" for "B6", "магнеб6" for "магне B6". */
export function spellingsOf(name: readonly string[]): string[] {
  const words = name.map(withOtherLetters)
  if (name.length < 2 || name.length > MOST_JOINED) return words.flat()
  const joined = words.reduce<string[]>(
    (begun, spellings) => begun.flatMap(start => spellings.map(word => start + word)),
    [''],
  )
  return [...words.flat(), ...joined]
}

const CASES = /^[а-я]{5,}[аыуяиеюо]$/

export const mayHaveCases = (word: string): boolean => CASES.test(word)

/** The same word in another case: "валериана", "валерианы". */
export const isOtherCase = (word: string, own: string): boolean =>
  mayHaveCases(word) && mayHaveCases(own) && word.slice(0, -1) === own.slice(0, -1)

/** The name of a register, of the drug or of its only substance, and what people say. */
const EVERYDAY_NAMES: readonly (readonly [registered: readonly string[], said: readonly string[]])[] = [
  [['аскорбиновая кислота'], ['витамин C', 'вітамін C', 'vitamin C', 'аскорбинка', 'аскарбінка']],
  [
    ['колекальциферол', 'холекальциферол'],
    ['витамин D', 'витамин D3', 'вітамін D', 'вітамін D3', 'vitamin D', 'vitamin D3'],
  ],
  [
    ['альфа-токоферола ацетат', 'токоферол'],
    ['витамин E', 'вітамін E', 'vitamin E'],
  ],
  [['ретинол'], ['витамин A', 'вітамін A', 'vitamin A']],
  [['тиамин'], ['витамин B1', 'вітамін B1', 'vitamin B1']],
  [['пиридоксин'], ['витамин B6', 'вітамін B6', 'vitamin B6']],
  [['цианокобаламин'], ['витамин B12', 'вітамін B12', 'vitamin B12']],
  [['цефекон д'], [CHILDREN, 'дзяцей', 'children']],
  [['бриллиантовый зеленый'], ['зелёнка', 'зялёнка']],
  [
    ['водорода пероксид', 'водорода перекись'],
    ['перекись водорода', 'перакіс вадароду'],
  ],
  [['калия перманганат'], ['марганцовка', 'марганцоўка']],
  [['ацетилсалициловая кислота'], ['аспирин', 'аспірын', 'aspirin']],
  [
    ['глицерил тринитрат', 'глицерилтринитрат', 'нитроглицерин'],
    ['нитроглицерин', 'нітрагліцэрын'],
  ],
  [
    [
      'валерианы корневища с корнями',
      'валериана',
      'валериана экстракт',
      'валерианы экстракт',
      'валерианы настойка',
    ],
    ['валерьянка', 'валяр’янка', 'валерьяна'],
  ],
  [['хлорамфеникол'], ['левомицетин', 'левамицетин', 'леваміцэцін']],
  [['линимент бальзамический (по вишневскому)'], ['мазь вишневского', 'мазь вішнеўскага']],
  [
    ['аммиак', 'аммиака раствор'],
    ['нашатырь', 'нашатырный спирт', 'нашатыр', 'нашатырны спірт'],
  ],
  [['магния сульфат'], ['магнезия', 'магнэзія']],
  [['борная кислота'], ['борный спирт', 'борны спірт']],
  [
    ['левотироксин натрия', 'левотироксин'],
    ['L-тироксин', 'эль-тироксин', 'L-тыраксін'],
  ],
  [['левокарнитин'], ['L-карнитин', 'эль-карнитин', 'L-карніцін']],
]

const everyday = new Map(
  EVERYDAY_NAMES.flatMap(([registered, said]) => {
    const words = [...new Set(said.flatMap(name => spellingsOf(foldedWords(name))))]
    return registered.map(name => [foldedWords(name).join(' '), words] as const)
  }),
)

/** What people say for a drug of one of these names. */
export const everydayWords = (names: readonly (readonly string[])[]): readonly string[] =>
  names.flatMap(name => everyday.get(name.join(' ')) ?? [])
