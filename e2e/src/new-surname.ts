import { randomInt } from 'node:crypto'

const letters = 'абвгдежзиклмнопрст'

/** Nobody else's: two children of one name and birthday are taken for the same child. */
export const newSurname = () =>
  `К${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')}`
