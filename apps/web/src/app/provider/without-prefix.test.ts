import { expect, test } from 'vitest'
import { withoutPrefix } from './without-prefix.ts'

test.each([
  ['the organisation goes', 'Центр «Вита», ул. Парковая', 'Центр «Вита»', 'ул. Парковая'],
  ['another name stays', 'Филиал на Немиге', 'Центр «Вита»', 'Филиал на Немиге'],
  ['a name that is only the prefix stays', 'Центр «Вита»', 'Центр «Вита»', 'Центр «Вита»'],
  ['an unknown organisation changes nothing', 'Центр «Вита», Брест', undefined, 'Центр «Вита», Брест'],
])('%s', (_case, name, prefix, shown) => expect(withoutPrefix(name, prefix)).toBe(shown))
