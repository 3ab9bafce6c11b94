import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fillTemplate, valuesOf } from './configuration.ts'

const files = readdirSync(join(import.meta.dirname, '../../examples/cluster'))

test.each(files)('cluster.env names all that %s asks for', file => {
  expect(() => fillTemplate(file, valuesOf({}))).not.toThrow()
})

test('what cluster.env does not name is refused', () => {
  expect(() => valuesOf({ DB4_ADDRESS: '10.0.0.14' })).toThrow('DB4_ADDRESS')
  expect(() => fillTemplate('patroni.yml', {})).toThrow('cluster.env does not name')
})
