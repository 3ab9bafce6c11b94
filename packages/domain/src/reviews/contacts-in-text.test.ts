import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reviewConcerns } from './review-concerns.ts'
import { PERSON_NAMES } from './testing/person-names.ts'

const concerns = (text: string) => reviewConcerns(text, [], PERSON_NAMES)

test.each([
  'plus three seven five two nine one two three four five six seven',
  'call Eight zero TWO nine one two three four five six seven',
  'call twenty nine, six one two, three four, five six',
  'oh two nine one two three four',
  'восемь, ноль, два, девять, один, два, три, четыре',
  'звоните ٨٠٢٩١٢٣٤٥٦٧',
  'звоните ۸۰۲۹۱۲۳۴۵۶۷',
  'звоните ८०२९१२३४५६७',
  'номер ８０２９１２３４５６７',
  'номер 8️⃣0️⃣2️⃣9️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣',
  'номер 𝟖𝟎𝟐𝟗𝟏𝟐𝟑𝟒𝟓𝟔𝟕',
  'номер ⑧⓪②⑨①②③④⑤⑥⑦',
  'номер 8О29 1234567',
  'номер 29_123_45_67',
  'номер 29*123*45*67',
  'номер 29 — 123 — 45 — 67',
  'звоните 375 291 234 567',
  'звоните 291 234 567',
  'звоните 80 291 234 567',
  'звоните 80 291 234 000',
  'номер 291\u00A0234\u00A0567',
  'номер 291\u202F234\u202F567',
  'номер 375 291.234 567',
  'номер 375 291/234 567',
  'номер 375 291. 234 567',
  'номер 291 234/567',
  'городской 2 345 678',
  'заплатил 291 234 567 рублей',
  'восемь ноль двадцать девять 123 456 семь',
  'номер 2912-34-56-7',
  'звони 620 две двойки ноль',
  'звоните 29 620 две двойки три нуля',
  '2 9 6 2 0 и три нуля и единица',
  'звони 29 шестьсот двадцать тройка семёрка две девятки',
  'тэлефануй 29 620 дзве двойкі тры нулі',
])('a phone number, however it is written: %s', text => expect(concerns(text)).toEqual(['contacts']))

test.each([
  'hxxp://vrach.example',
  'hxxps://vrach.example',
  'http//vrach',
  't . me / annak',
  'vrach dot com',
  'vrach (dot) by',
  'vrach[dot]com',
  'vrach-dot-by',
  'vrach d0t com',
  'другая-клиника (точка) бай',
  'клиника дот ком',
  'клиника.ру',
  'anna at mail dot com',
  'anna (at) mail (dot) com',
  'anna[собака]mail[точка]ру',
  'anna(a)mail.ru',
  'anna at mail.ru',
  'www hodok by',
  'h0dok gmail com',
  'hodok mail ru',
  'ходок мейл ру',
  'vkcom/hodok',
  'вк.ком/hodok',
  'вк ком hodok',
  'тме/hodok',
  'tme/hodok',
])('an address, however it is written: %s', text => expect(concerns(text)).toEqual(['contacts']))

test.each([
  'Записалась через телеграм, ответили за пять минут.',
  'Писала в вотсап, в вайбер и в инстаграм клиники: отвечают быстро.',
  'Напоминание пришло в Viber, результат в Telegram.',
  'Пишите в вайбер, отвечают сразу.',
  'Прислали снимок в Telegram и WhatsApp.',
  'They answered in Telegram quickly. Very good.',
  'They sent it by Viber: quick and easy.',
  'The answer came on WhatsApp, thank you.',
  'В вайбере LODE отвечают быстро.',
  'У вас аппарат Siemens, снимки чёткие.',
  'Вот аппарат Philips, на нём и делали.',
  'Мой выбор — Invisalign, довольна.',
  'ТГ и LDL снизились после лечения.',
  'Работают с 9.00-18.00, в субботу 9.00–14.00.',
  'Хожу сюда с 2019-2020 годов.',
  'Приём стоит 1000-1500 рублей старыми.',
  'Приём стоил 1 000 000-1 500 000 рублей старыми.',
  'Коронки за 12 500/13 000.',
  'За операцию отдали 2 345 678 рублей.',
  'Это 2 345 678 старыми.',
  'Ценник 11 345 678 br.',
  'Стоит 1 234 567.',
  'Заплатил 1 250 000. 2 часа ждал.',
  'Отдали 12 500, потом ещё 13 000 и 2 500 000.',
  'Лейкоциты 4 500 000, тромбоциты 250 000.',
  'Собрали 500 000 000 на операцию.',
  'Были 2026-03-12 и 2026-04-01.',
  'Давление было сто двадцать, потом сто тридцать, сто сорок.',
  'Раз, два, три, и зуба нет.',
  'One doctor, two nurses and three visits, all good.',
  'We waited at reception. Very kind people.',
  'I was met at reception by a nurse.',
  'We sat at home. By the way, the doctor called us.',
  'Была собака рыжая. Врач рассказал о прививке.',
  'It was ok. Me and my wife thank the doctor.',
  'I can’t. Me neither.',
  'Выпала пломба 3 раза, лечили зубы 36, 37 и 46.',
  'Витамин B12 и D3, омега-3, COVID-19, CA 125 в норме.',
  'Температура 38.5, сатурация 98, пульс 110.',
  'На телефон отвечают с 8.00, ждать 2-3 минуты.',
  'Позвонили на телефон за 1 день до приёма.',
  'Анализ на 5 антител, 12 показателей, 250 рублей.',
  'А. А. К. и я благодарны.',
  'Тэлефануйце ў рэгістратуру, адказваюць хутка.',
  'Прыйшло паведамленне ў вайбер за дзень да візіту.',
  'Точка. Больше сюда ни ногой, очередь 40 минут.',
  'Телега больничная скрипит, а врач отличный.',
  'Мой инстаграм заполнен их рекламой, но врач отличный.',
  'Мой телеграм не работал, позвонили сами.',
  'Макс 40 минут ждали, максимум.',
  'Мой сын Макс доволен.',
  'Instagram clinic page is nice.',
  'Telegram bot works well.',
  'Нашла их в Instagram.',
  'Их Telegram channel полезный.',
  'Gmail принял результаты сразу.',
  'Поставил двойку за сервис, пятёрку врачу, нуля не заслужили.',
  'Две двойки и три тройки за сервис, врачу пять.',
  'Одноклассники дочки тоже лечатся здесь.',
  'Мы одноклассники с врачом, спасибо.',
  'Сайт www не нашла.',
  'Пломбировали 6, 7 зуб, две пломбы, нулевая боль.',
  'Принимает 2 раза в неделю, 9 и 6 числа, 20 минут и три минуты на вопросы.',
])('an ordinary review is none: %s', text => expect(concerns(text)).toEqual([]))

/** The zeros of the keyboard and of scripts from everywhere. */
const zero = fc.constantFrom('0', '٠', '۰', '०', '০', '๐', '０')
const someDigits = (least: number, most: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most })

test('a phone number is found in the digits of any script', () => {
  fc.assert(
    fc.property(someDigits(9, 9), zero, fc.constantFrom('', ' ', '-', '—', '_'), (number, first, between) => {
      const written = number.map(digit => String.fromCodePoint((first.codePointAt(0) ?? 0) + digit))
      expect(concerns(`звоните: ${written.join(between)}`)).toContain('contacts')
    }),
  )
})

const beginning = fc.constantFrom('', '375', '80', '+375', '00375')
const operator = fc.constantFrom('17', '25', '29', '33', '44')
/** How many digits stand in each group. */
const groups = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 14, maxLength: 14 })
const separators = fc.oneof(
  fc.constantFrom('.', '/', '_', '*', '—', ' - ', ')(').map(one => [one]),
  fc.array(fc.constantFrom('', ' ', '  ', '\u00A0', '\u202F', '-', ' (', ') '), {
    minLength: 1,
    maxLength: 14,
  }),
)
const around = fc.constantFrom(
  ['звоните ', ''],
  ['', ' рублей'],
  ['цена ', '.'],
  ['заплатил ', ' р.'],
  ['в 10:30 на ', ' старыми'],
)

test('a phone number is found in groups of any sizes, also beside words of money', () => {
  fc.assert(
    fc.property(
      fc.tuple(beginning, operator, someDigits(7, 7)),
      groups,
      separators,
      around,
      (number, sizes, between, [before, after]) => {
        const written = inGroups(number.flat().join(''), sizes, between)
        expect(concerns(`${before}${written}${after}`), written).toContain('contacts')
      },
    ),
    { numRuns: 1000 },
  )
})

function inGroups(number: string, sizes: readonly number[], between: readonly string[]): string {
  let rest = number
  let written = ''
  for (const [at, size] of sizes.entries()) {
    if (rest === '') break
    written += (at === 0 ? '' : between[at % between.length]) + rest.slice(0, size)
    rest = rest.slice(size)
  }
  return written
}
