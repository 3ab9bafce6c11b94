import type { LocalText } from '../clinic-import/public.ts'

/** Names that streets have in many towns; with an invented house number they are nobody's address. */
export const streets: [LocalText, ...LocalText[]] = [
  { ru: 'ул. Советская', be: 'вул. Савецкая', en: 'Savieckaja St' },
  { ru: 'ул. Садовая', be: 'вул. Садовая', en: 'Sadovaja St' },
  { ru: 'ул. Якуба Коласа', be: 'вул. Якуба Коласа', en: 'Jakuba Kolasa St' },
  { ru: 'ул. Янки Купалы', be: 'вул. Янкі Купалы', en: 'Janki Kupaly St' },
  { ru: 'ул. Пушкина', be: 'вул. Пушкіна', en: 'Puškina St' },
  { ru: 'ул. Мира', be: 'вул. Міру', en: 'Miru St' },
  { ru: 'ул. Октябрьская', be: 'вул. Кастрычніцкая', en: 'Kastryčnickaja St' },
  { ru: 'ул. Школьная', be: 'вул. Школьная', en: 'Škoĺnaja St' },
  { ru: 'ул. Первомайская', be: 'вул. Першамайская', en: 'Pieršamajskaja St' },
  { ru: 'ул. Молодёжная', be: 'вул. Маладзёжная', en: 'Maladziožnaja St' },
  { ru: 'ул. Набережная', be: 'вул. Набярэжная', en: 'Nabiarežnaja St' },
  { ru: 'ул. Лесная', be: 'вул. Лясная', en: 'Liasnaja St' },
  { ru: 'ул. Максима Богдановича', be: 'вул. Максіма Багдановіча', en: 'Maksima Bahdanoviča St' },
  { ru: 'ул. Скорины', be: 'вул. Скарыны', en: 'Skaryny St' },
  { ru: 'ул. Парковая', be: 'вул. Паркавая', en: 'Parkavaja St' },
  { ru: 'ул. Зелёная', be: 'вул. Зялёная', en: 'Zialionaja St' },
]
