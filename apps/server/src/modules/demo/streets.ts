import type { LocalText } from '../clinic-import/public.ts'

/**
 * Street names that many towns have; with an invented house number they are nobody's address. The English
 * spelling is the specification's (as in Mogilev), in letters of the GSM alphabet.
 */
export const streets: [LocalText, ...LocalText[]] = [
  { ru: 'ул. Советская', be: 'вул. Савецкая', en: 'Sovetskaya St' },
  { ru: 'ул. Садовая', be: 'вул. Садовая', en: 'Sadovaya St' },
  { ru: 'ул. Якуба Коласа', be: 'вул. Якуба Коласа', en: 'Yakuba Kolasa St' },
  { ru: 'ул. Янки Купалы', be: 'вул. Янкі Купалы', en: 'Yanki Kupaly St' },
  { ru: 'ул. Пушкина', be: 'вул. Пушкіна', en: 'Pushkina St' },
  { ru: 'ул. Мира', be: 'вул. Міру', en: 'Mira St' },
  { ru: 'ул. Октябрьская', be: 'вул. Кастрычніцкая', en: 'Oktyabrskaya St' },
  { ru: 'ул. Школьная', be: 'вул. Школьная', en: 'Shkolnaya St' },
  { ru: 'ул. Первомайская', be: 'вул. Першамайская', en: 'Pervomaiskaya St' },
  { ru: 'ул. Молодёжная', be: 'вул. Маладзёжная', en: 'Molodyozhnaya St' },
  { ru: 'ул. Набережная', be: 'вул. Набярэжная', en: 'Naberezhnaya St' },
  { ru: 'ул. Лесная', be: 'вул. Лясная', en: 'Lesnaya St' },
  { ru: 'ул. Максима Богдановича', be: 'вул. Максіма Багдановіча', en: 'Maksima Bogdanovicha St' },
  { ru: 'ул. Скорины', be: 'вул. Скарыны', en: 'Skoriny St' },
  { ru: 'ул. Парковая', be: 'вул. Паркавая', en: 'Parkovaya St' },
  { ru: 'ул. Зелёная', be: 'вул. Зялёная', en: 'Zelyonaya St' },
]
