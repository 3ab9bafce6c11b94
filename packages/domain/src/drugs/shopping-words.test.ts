import { expect, test } from 'vitest'
import { withoutShoppingWords } from './shopping-words.ts'

test.each([
  ['купить парацетамол', 'парацетамол'],
  ['парацетамол по цене', 'парацетамол'],
  ['Парацетамол 500, цена?', 'Парацетамол 500,'],
  ['парацетамол в аптеках рядом в минске', 'парацетамол в минске'],
  ['витамин в аптеке', 'витамин'],
  ['витамин в дешево', 'витамин в'],
  ['дзе купіць парацэтамол танней', 'парацэтамол'],
  ['where to buy aspirin near me', 'aspirin'],
  ['regbnm gfhfwtnfvjk', 'gfhfwtnfvjk'],
  ['d fgntrt gfhfwtnfvjk', 'gfhfwtnfvjk'],
  ['Парацетамол с доставкой', 'Парацетамол'],
  ['парацетамол на заказ', 'парацетамол'],
  ['парацетамол по стоимости', 'парацетамол'],
  ['парацетамол с инструкцией отзывы', 'парацетамол'],
  ['парацетамол по отзывам', 'парацетамол'],
  ['парацэтамол з дастаўкай па кошце', 'парацэтамол'],
  ['витамин с дешево', 'витамин с'],
  ['витамин с по цене', 'витамин с'],
  ['витамин с доставка', 'витамин с'],
  ['vitamin c delivery', 'vitamin c'],
  ['витамин D цена', 'витамин D'],
])('words about buying and what belongs to them are left out: %s', (query, rest) => {
  expect(withoutShoppingWords(query)).toBe(rest)
})

test.each(['парацетамол', 'капли в нос', 'купить', 'цена в аптеке', '', 'аптечка'])(
  'a query without them, or without anything else, stays: %s',
  query => {
    expect(withoutShoppingWords(query)).toBeNull()
  },
)
