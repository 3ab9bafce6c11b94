import { expect, test } from 'vitest'
import { reviewConcerns } from './review-concerns.ts'

const doctor = ['Ковалевич Анна Петровна', 'Кавалевіч Ганна Пятроўна', 'Anna Kavalevich']

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
])('public at once: %s', text => expect(reviewConcerns(text, doctor)).toEqual([]))

test.each([
  ['Звоните мне +375 29 123-45-67', 'contacts'],
  ['мой номер 8 (029) 123 45 67', 'contacts'],
  ['тел. 1234567', 'contacts'],
  ['пишите на anna@example.com', 'contacts'],
  ['мой инстаграм @anna_k', 'contacts'],
  ['лучше в www.other-clinic.by', 'contacts'],
  ['смотрите https://example.org/a', 'contacts'],
  ['есть сайт другая-клиника.бел', 'contacts'],
  ['врач просто ДЕБИЛ', 'abuse'],
  ['какого хуууя так долго', 'abuse'],
  ['cука, не приняла', 'abuse'],
  ['дзебіл, а не доктар', 'abuse'],
  ['what a fucking mess', 'abuse'],
  ['Медсестра Ольга Ивановна нагрубила', 'names'],
  ['лучше у доктора Сидорова В. И.', 'names'],
  ['Спасибо медсестре Ольге Сидоровой', 'names'],
  ['лепш у Таццяны Мікалаеўны', 'names'],
])('held: %s', (text, concern) => expect(reviewConcerns(text, doctor)).toEqual([concern]))

test('all that is found is named, in one order', () => {
  expect(reviewConcerns('Иванов И. И. — идиот, его телефон 80291234567', doctor)).toEqual([
    'contacts',
    'abuse',
    'names',
  ])
})
