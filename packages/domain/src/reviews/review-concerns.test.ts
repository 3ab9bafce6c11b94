import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ABUSE_WORDS } from './abuse-words.ts'
import { hasContacts } from './contacts-in-text.ts'
import { answerConcerns, reviewConcerns as concerns } from './review-concerns.ts'
import { PERSON_NAMES } from './testing/person-names.ts'

const doctor = ['Ковалевич Анна Петровна', 'Кавалевіч Ганна Пятроўна', 'Anna Kavalevich']

const reviewConcerns = (text: string, names: readonly string[]) => concerns(text, names, PERSON_NAMES)

test.each([
  'Внимательный врач, всё объяснила и назначила лечение.',
  'Спасибо Анне Петровне Ковалевич! Доктор Ковалевич А. П. — лучшая.',
  'Дзякуй Ганне Пятроўне, усё добра растлумачыла.',
  'Был 12.03.2026 в 10:30, ждал 15 минут, заплатил 1 250 000 старыми.',
  'Сделали УЗИ, нашли бляшки в сосудах. Потребовали мандат? Нет. Приём за 40 минут.',
  'Страхуйте детей, врач не оскорбляет и не употребляет жаргон.',
  'Приехали из Минска в Барановичи, адрес: пр. Независимости, 95.',
  'Лечили почечную лоханку, уродинамика в норме.',
  'Большое Спасибо Вам!!! Очень довольна',
  'Нашли педикулёз, вывели гниды. Лохии в норме, уродства нет, собака лохматая. Сделала педикюр.',
  'Был 5.03 и 12/04/2026, анализы 3.5 и 120/80, оценка 5*, приём № 12.',
  'Врач от бога, *** звёзд. Я и А. А. К. довольны, кретинизм исключили.',
  'Принимать по два раза три дня, потом один раз в пять или шесть дней. Точка. Ру́ку вылечили.',
  'Ждали сто минут, в очереди одиннадцать человек, талон двенадцатый.',
  'В кабинете была собака, врач ей рад. Родинка, чёрная точка на коже, удалена.',
  'Спасибо доктору Иванову',
  'Доктор Сидоров — золотые руки, рекомендую!',
  'Дзякуй доктару Кавалёву',
  'Благодарю Иванову! Рекомендую Романова.',
  'Психолог помог, хамелеон в аквариуме радует детей. Тупая боль прошла, аллергия на коровье молоко.',
  'Исключили синдром Дауна. Прививка от свиного гриппа, баранину есть можно.',
  'I was there . By the way, the doctor is kind. Treated me. Rude? No.',
  'Всё ок',
  'Suite and shiitake, the Hutu and Debbie, ebay',
  'Врач **очень** внимательный, приём на 5**, собака рядом не ходила.',
  'Писал в Viber и Telegram постоянно, ответили быстро.',
  'Дурацкая регистратура, врач хороший.',
  'Мазь жидкая, жидкость в суставе прошла.',
  'Херсон, хересом не лечат, херувим.',
  'Чуркин принял вовремя. Ничего нет, очередь 4 человека.',
])('public at once: %s', text => expect(reviewConcerns(text, doctor)).toEqual([]))

test.each([
  ['Звоните мне +375 29 123-45-67', 'contacts'],
  ['мой номер 8 (029) 123 45 67', 'contacts'],
  ['тел. 1234567', 'contacts'],
  ['звоните 29 123.45.67', 'contacts'],
  ['звоните 29/123/45/67', 'contacts'],
  ['номер 8029 6.12.34.56', 'contacts'],
  ['почта ivanov @ mail ru', 'contacts'],
  ['телеграм ivanov_doc', 'contacts'],
  ['tg ivanov_doc', 'contacts'],
  ['пишите на anna@example.com', 'contacts'],
  ['врач дэбіл', 'abuse'],
  ['урач дебіл', 'abuse'],
  ['мой инстаграм @anna_k', 'contacts'],
  ['лучше в www.other-clinic.by', 'contacts'],
  ['смотрите https://example.org/a', 'contacts'],
  ['есть сайт другая-клиника.бел', 'contacts'],
  ['почта: иванов собака мэйл точка ру', 'contacts'],
  ['пишите ivanov собака mail.ru', 'contacts'],
  ['смотрите другая-клиника точка бай', 'contacts'],
  ['плюс три семь пять, два девять, один два три четыре пять шесть семь', 'contacts'],
  ['звоните восемь ноль двадцать девять 123 сорок пять 67', 'contacts'],
  ['восемь ноль два девять сто одиннадцать двадцать два тридцать три', 'contacts'],
  ['восем нуль два дзевяць трыста дванаццаць дваццаць два сорак', 'contacts'],
  ['звоните 29\u200B123\u200B45\u200B67', 'contacts'],
  ['пишите на anna\u00AD@example\u2060.com', 'contacts'],
  ['номер ８０２９１２３４５６７', 'contacts'],
  ['врач просто ДЕБИЛ', 'abuse'],
  ['какой де\u200Bбил', 'abuse'],
  ['какой де\u00ADбил', 'abuse'],
  ['какой д\u0301е\u0301бил', 'abuse'],
  ['какого хуууя так долго', 'abuse'],
  ['cука, не приняла', 'abuse'],
  ['дзебіл, а не доктар', 'abuse'],
  ['what a fucking mess', 'abuse'],
  ['х*й, а не приём', 'abuse'],
  ['бл*дь какая', 'abuse'],
  ['с.у.к.а', 'abuse'],
  ['это С У К А', 'abuse'],
  ['Иванов хам', 'abuse'],
  ['Не верьте этой хамке Ивановой', 'abuse'],
  ['Иванов — шарлатан и коновал', 'abuse'],
  ['Іваноў махляр', 'abuse'],
  ['врач муд@к', 'abuse'],
  ['бл@ть какая', 'abuse'],
  ['сук@ такая', 'abuse'],
  ['пиzдец полный', 'abuse'],
  ['полная х***', 'abuse'],
  ['п****ц просто', 'abuse'],
  ['cyka blyat', 'abuse'],
  ['nahuy takoy vrach', 'abuse'],
  ['пошли на хер', 'abuse'],
  ['ни хера не лечит', 'abuse'],
  ['херня, а не лечение', 'abuse'],
  ['врач жид', 'abuse'],
  ['жидовка в регистратуре', 'abuse'],
  ['принимает чурка', 'abuse'],
  ['чурки одни', 'abuse'],
  ['су4ка редкая', 'abuse'],
  ['су4ка', 'abuse'],
  ['почта kolya собачка мэйл ру', 'contacts'],
  ['пишите kolya собака гмейл ком', 'contacts'],
  ['вайбер +375 29 ***', 'contacts'],
  ['vrach . by / akcia', 'contacts'],
  ['смотрите vrach . by', 'contacts'],
  ['смотрите vrach. by', 'contacts'],
  ['vrach [.] by и запишитесь', 'contacts'],
  ['другая-клиника . рф / скидка', 'contacts'],
  ['Я', 'short'],
  ['ок', 'short'],
  ['5', 'short'],
  ['👍👍👍', 'short'],
  ['...', 'short'],
  ['Медсестра Ольга Ивановна нагрубила', 'names'],
  ['лучше у доктора Сидорова В. И.', 'names'],
  ['грубил Иван Романов', 'names'],
  ['хуже Романовой Ольги нет', 'names'],
  ['Спасибо медсестре Ольге Сидоровой', 'names'],
  ['лепш у Таццяны Мікалаеўны', 'names'],
])('held: %s', (text, concern) => expect(reviewConcerns(text, doctor)).toEqual([concern]))

test.each(['Дебил И.', 'дeбил', 'Сука'])(
  'an abusive name that is published is read by a moderator: %s',
  name => {
    expect(concerns('Всё хорошо', doctor, PERSON_NAMES, name)).toEqual(['abuse'])
  },
)

test.each(['Мария И.', 'Дурсун А.', 'Мальвина', null])('the name %s is none', name => {
  expect(concerns('Всё хорошо', doctor, PERSON_NAMES, name)).toEqual([])
})

test('all that is found is named, in one order', () => {
  expect(reviewConcerns('Иванов И. И. — идиот, его телефон 80291234567', doctor)).toEqual([
    'contacts',
    'abuse',
    'names',
  ])
})

const surname = fc.constantFrom(
  'Иванов',
  'Сидорова',
  'Петрова',
  'Кавалёў',
  'Новік',
  'Хамин',
  'Баранова',
  'Гадюкин',
)
const praise = fc.constantFrom(
  'Спасибо доктору',
  'Отличный врач',
  'Благодарю',
  'Дзякуй доктару',
  'Рекомендую',
)
const end = fc.constantFrom('', '!', '.', ', всё хорошо', ' за внимание и заботу.')

test('praise with a surname is public, the same with an insult is held', () => {
  fc.assert(
    fc.property(praise, surname, end, (words, name, last) => {
      expect(reviewConcerns(`${words} ${name}${last}`, doctor)).toEqual([])
    }),
  )
  fc.assert(
    fc.property(surname, fc.constantFrom(...ABUSE_WORDS), end, (name, insult, last) => {
      expect(reviewConcerns(`${name} ${insult}${last}`, doctor)).toContain('abuse')
    }),
  )
})

test('an address is found whatever stands around its dot', () => {
  const around = fc.constantFrom('', ' ', '  ')
  const host = fc.stringMatching(/^[a-z]{3,10}$/)
  fc.assert(
    fc.property(host, around, around, fc.constantFrom('by', 'ru', 'com'), (name, before, after, zone) => {
      expect(reviewConcerns(`${name}${before}.${after}${zone} / akcia`, doctor)).toContain('contacts')
    }),
  )
})

test.each(['а-', 'а.', 'а', 'a_'])('%s again and again is read in one pass', part => {
  // Where each letter is begun at anew, so long a text takes minutes.
  expect(hasContacts(part.repeat(20_000))).toBe(false)
})

test.each([
  ['Гелена, спасибо!', ['names']],
  ['Благодарим Гелену за отзыв.', ['names']],
  ['Спасибо, госпожа Арцишевская!', ['names']],
  ['Анна Петровна передаёт привет.', []],
  ['Спасибо за отзыв!', []],
])('an answer that has a name of its author, although no list knows it: %s', (text, found) => {
  const authorNames = ['Арцишевская Гелена Петровна', 'Арцишевская Анна']
  const answerTo = (isAnonymous: boolean) =>
    answerConcerns(text, ['Ковалевич Анна Петровна'], PERSON_NAMES, { isAnonymous, authorNames })
  expect([answerTo(true), answerTo(false)]).toEqual([found, []])
})

const answerOf = (text: string, isAnonymous: boolean) =>
  answerConcerns(text, ['Ковалевич Анна Петровна'], PERSON_NAMES, { isAnonymous })

test.each([
  'Спасибо, Валентина! Передадим доктору.',
  'Валентина, спасибо.',
  'Дзякуй, Валянціна!',
  'Thank you, Valentina.',
  'Приходите ещё, Вера.',
  'Вера, спасибо за отзыв!',
  'Роман, благодарим Вас!',
  'Здравствуйте! Надежда, нам важно ваше мнение.',
  'спасибо, ольга',
  'ОЛЬГА, спасибо',
])('an answer to an anonymous review that calls somebody by name: %s', text => {
  expect(answerOf(text, true)).toEqual(['names'])
  expect(answerOf(text, false)).toEqual([])
})

test.each([
  'Спасибо! Анна Петровна будет рада.',
  'Вера в лучшее нас не покидает. Звоните: +375 17 200-00-00.',
  'Спасибо за отзыв. Исправим.',
  'Надежда на лучшее есть. Роман с клиникой не окончен.',
])('an answer that names nobody, the doctor or the centre: %s', text => {
  expect(answerOf(text, true)).toEqual([])
})

test('an answer has the same limits of words and other people as a review', () => {
  expect(answerOf('Вы дурак', false)).toEqual(['abuse'])
  expect(answerOf('Виновата медсестра Ольга Ивановна', false)).toEqual(['names'])
})
