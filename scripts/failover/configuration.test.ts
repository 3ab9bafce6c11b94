import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fillTemplate, valuesOf } from './configuration.ts'

const files = readdirSync(join(import.meta.dirname, '../../examples/cluster'))

test.each(files)('cluster.env has all variables of %s', file => {
  expect(() => fillTemplate(file, valuesOf({}))).not.toThrow()
})

test('a variable missing in cluster.env is an error', () => {
  expect(() => valuesOf({ DB4_ADDRESS: '10.0.0.14' })).toThrow('DB4_ADDRESS')
  expect(() => fillTemplate('patroni.yml', {})).toThrow('cluster.env does not name')
})
