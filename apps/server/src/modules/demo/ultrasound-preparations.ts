import type { LocalText } from '../clinic-import/public.ts'
import { localText } from './local-text.ts'

const noFood = localText(
  'Не ешьте 6 часов. Детям до года готовиться не нужно.',
  'Не ешце 6 гадзін. Дзецям да года рыхтавацца не трэба.',
  'Do not eat for 6 hours. Infants need no preparation.',
)
const fullBladder = localText(
  'За час выпейте литр воды: мочевой пузырь должен быть полон.',
  'За гадзіну выпіце літр вады: мачавы пузыр павінен быць поўны.',
  'Drink a litre of water an hour before: the bladder must be full.',
)
const emptyBowel = localText(
  'Вечером накануне и утром очистите кишечник микроклизмой.',
  'Вечарам напярэдадні і раніцай ачысціце кішэчнік мікраклізмай.',
  'Empty the bowel with a micro-enema the evening before and in the morning.',
)

/** By the id in data/services.csv; the other ultrasounds need no preparation. */
const preparations: ReadonlyMap<string, LocalText> = new Map([
  // Abdomen, abdomen and kidneys, vessels of the kidneys, elastography of the liver.
  ...['163', '164', '189', '190'].map(id => [id, noFood] as const),
  // Bladder, pelvis and prostate through the abdomen.
  ...['166', '169', '174'].map(id => [id, fullBladder] as const),
  // Prostate through the bowel.
  ['175', emptyBowel],
])

export const preparationOf = (id: string): LocalText | undefined => preparations.get(id)
