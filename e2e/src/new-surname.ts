import { randomInt } from 'node:crypto'

const letters = 'абвгдежзиклмнопрст'

/** A unique surname: two children with the same name and birthday count as the same child. */
export const newSurname = () =>
  `К${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')}`
