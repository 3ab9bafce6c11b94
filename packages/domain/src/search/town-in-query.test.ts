import fc from 'fast-check'
import { expect, test } from 'vitest'
import { townInQuery, townsWithError } from './town-in-query.ts'

const towns = [
  { code: 17, names: ['Минск', 'Мінск', 'Minsk'] },
  { code: 162, names: ['Брест', 'Брэст', 'Brest'] },
  { code: 232, names: ['Гомель', 'Гомель', 'Gomel'] },
  { code: 5, names: ['Лида', 'Ліда', 'Lida'] },
  { code: 6, names: ['Давид-Городок', 'Давыд-Гарадок', 'David-Gorodok'] },
  { code: 7, names: ['Городок', 'Гарадок', 'Gorodok'] },
  { code: 8, names: ['Старые Дороги', 'Старыя Дарогі', 'Staryya Darogi'] },
  { code: 10, names: ['Высокое', 'Высокае', 'Vysokoye'] },
  { code: 11, names: ['Глубокое', 'Глыбокае', 'Glubokoye'] },
  { code: 12, names: ['Берёза', 'Бяроза', 'Bereza'] },
  { code: 13, names: ['Мосты', 'Масты', 'Mosty'] },
  { code: 14, names: ['Мир', 'Мір', 'Mir'] },
  { code: 15, names: ['Иваново', 'Іванава', 'Ivanovo'] },
  { code: 9, names: ['Могилёв', 'Магілёў', 'Mogilev'] },
]

test.each([
  ['терапевт брест', 162, 'терапевт'],
  ['терапевт Брест', 162, 'терапевт'],
  ['брест терапевт', 162, 'терапевт'],
  ['терапевт в Бресте', 162, 'терапевт'],
  ['терапевт, г. Брест', 162, 'терапевт'],
  ['терапеўт у Брэсце', 162, 'терапеўт'],
  ['терапеўт у горадзе Брэст', 162, 'терапеўт'],
  ['therapist in Brest', 162, 'therapist'],
  ['nthfgtdn ,htcn', 162, 'терапевт'],
  ['лор лида', 5, 'лор'],
  ['лор в лиде', 5, 'лор'],
  ['узи почек в гомеле', 232, 'узи почек'],
  ['узи homel', 232, 'узи'],
  ['кардиолог могилев', 9, 'кардиолог'],
  ['кардиолог в Могилёве', 9, 'кардиолог'],
  ['Иванов И. минск', 17, 'Иванов И.'],
  ['узи давид-городок', 6, 'узи'],
  ['узи давид городок', 6, 'узи'],
  ['узи городок', 7, 'узи'],
  ['узи старые дороги', 8, 'узи'],
  ['узи в старых дорогах', 8, 'узи'],
  ['covid-19 минск', 17, 'covid-19'],
  ['терапевт в Высоком', 10, 'терапевт'],
  ['терапевт г. Высокое', 10, 'терапевт'],
  ['терапевт глубокое', 11, 'терапевт'],
  ['тэрапеўт у Глыбокім', 11, 'тэрапеўт'],
  ['аптека берёза', 12, 'аптека'],
  ['терапевт в мостах', 13, 'терапевт'],
  ['терапевт мир', 14, 'терапевт'],
  ['терапевт иваново', 15, 'терапевт'],
  ['терапевт в Иванове', 15, 'терапевт'],
  ['тэрапеўт у Іванаве', 15, 'тэрапеўт'],
  ['узи ivanova', 15, 'узи'],
])('the town of "%s"', (query, code, rest) => expect(townInQuery(query, towns)).toMatchObject({ code, rest }))

test.each(['брест', 'в бресте', 'терапевт', 'минский', 'аб минск', '- минск', ''])(
  'no town beside something else: "%s"',
  query => expect(townInQuery(query, towns)).toBeNull(),
)

test.each(['невролог иванов', 'неўролаг іваноў', 'neurologist ivanov'])(
  'a surname that lacks the ending of a town is no town: "%s"',
  query => expect(townInQuery(query, towns)).toBeNull(),
)

test.each([
  'высокое давление',
  'давление высокое',
  'высокая температура',
  'высокі ціск',
  'глубокий кариес',
  'глубокое дыхание',
  'аллергия на берёзу',
  'зубные мосты',
  'мир зрения',
])('a word that is also the name of a town: "%s"', query => expect(townInQuery(query, towns)).toBeNull())

test.each([
  ['терапевт минкс', 17, 'терапевт'],
  ['терапевт в Брсте', 162, 'терапевт'],
  ['лор гоемль сегодня', 232, 'лор сегодня'],
  ['минкс терапевт', 17, 'терапевт'],
  ['nthfgtdn vbyrc', 17, 'терапевт'],
])('one error in the town of "%s"', (query, code, rest) => {
  expect(townInQuery(query, towns)).toBeNull()
  expect(townsWithError(query, towns)).toMatchObject([{ code, rest }])
})

test.each([
  ...['терапевт лиды', 'терапевт липа', 'минкс', 'неврологи иванов'],
  ...['боль в горле', 'терапевт горка', 'терапевт высокое'],
])('no town is an error away: "%s"', query => expect(townsWithError(query, towns)).toEqual([]))

test('a word that says nothing is no town that the same keys write', () => {
  const orsha = [{ code: 216, names: ['Орша', 'Орша', 'Orsha'] }]
  expect(townInQuery('therapist this weekend', orsha)).toBeNull()
  expect(townInQuery('nthfgtdn jhif', orsha)).toMatchObject({ code: 216 })
})

test.each(['парацетамол Россия', 'лечение в России', 'лячэнне ў Турцыі'])(
  'a country is no town, nor one with an error: "%s"',
  query => {
    const more = [
      { code: 20, names: ['Россоны', 'Расоны', 'Rossony'] },
      { code: 21, names: ['Туров', 'Тураў', 'Turov'] },
      { code: 22, names: ['Россь', 'Рось', 'Ros'] },
    ]
    expect(townInQuery(query, more)).toBeNull()
    expect(townsWithError(query, [...towns, ...more])).toEqual([])
    expect(townsWithError('лор Росконы', more)).toMatchObject([{ code: 20 }])
  },
)

test.each([
  ...[
    'болит левая рука',
    'онемела левая рука',
    'болит левый бок',
    'отдаёт в левую руку',
    'боль в левом боку',
  ],
  ...['баліць левая рука', 'баліць левы бок', 'боль у левым баку'],
])('a side of the body is no town, nor one with an error: "%s"', query => {
  const loev = [{ code: 23, names: ['Лоев', 'Лоеў', 'Loyev'] }]
  expect(townInQuery(query, loev)).toBeNull()
  expect(townsWithError(query, [...towns, ...loev])).toEqual([])
  expect(townInQuery('терапевт в Лоеве', loev)).toMatchObject({ code: 23 })
})

test('of two towns that are an error away none is meant', () => {
  const alike = [...towns, { code: 20, names: ['Пинск', 'Пінск', 'Pinsk'] }]
  expect(townsWithError('терапевт линск', alike)).toEqual([])
})

test('each word that is an error away is told apart, so that another one can be meant', () => {
  expect(townsWithError('терапевт минкс гоемль', towns)).toMatchObject([
    { code: 17, rest: 'терапевт гоемль' },
    { code: 232, rest: 'терапевт минкс' },
  ])
})

test('any text is read without an error, and a town only makes it shorter', () => {
  const unit = fc.constantFrom(...'абвеинсктр brest minsk,.-'.split(''))
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 40 }), text => {
      const found = townInQuery(text, towns)
      expect(found === null || found.rest.length < text.length).toBe(true)
    }),
  )
})

test('the town is found among a thousand words', () => {
  const words = Array.from({ length: 500 }, () => 'терапевт').join(' ')
  expect(townInQuery(`${words} в Старых Дорогах ${words}`, towns)?.code).toBe(8)
})
