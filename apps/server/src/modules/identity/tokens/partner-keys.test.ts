import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { customTokensOf } from './partner-keys.ts'

const folder = await mkdtemp(join(tmpdir(), 'partner-keys-'))
afterAll(() => rm(folder, { recursive: true }))

const pair = await generateKeyPair('EdDSA', { extractable: true })
const named = { kid: 'partner-1', iss: 'partner', alg: 'EdDSA' }
const publicKey = { ...(await exportJWK(pair.publicKey)), ...named }
const privateKey = { ...(await exportJWK(pair.privateKey)), ...named }

async function read(content: unknown) {
  const customTokenKeys = join(folder, 'keys.json')
  await writeFile(customTokenKeys, typeof content === 'string' ? content : JSON.stringify(content))
  return customTokensOf({ customTokenKeys, customTokenAudience: 'vizit' })
}

test('without a file of partners there are no custom tokens', async () => {
  const config = { customTokenKeys: undefined, customTokenAudience: 'vizit' }
  expect(await customTokensOf(config)).toBeUndefined()
})

test('a key belongs to the partner whose name it has', async () => {
  const tokens = await read({ keys: [publicKey] })
  expect(tokens).toMatchObject({ audience: 'vizit', keys: [{ id: 'partner-1', issuer: 'partner' }] })
})

test.each([
  ['no JSON', 'keys', 'keys.json cannot be used'],
  ['no keys', { keys: [] }, 'keys'],
  ['a private key', { keys: [privateKey] }, 'a private key must not be there'],
  ['a shared secret', { keys: [{ ...named, kty: 'oct', k: 'c2VjcmV0' }] }, 'kty'],
  ['a key without a partner', { keys: [{ ...publicKey, iss: undefined }] }, 'iss'],
  ['an algorithm that anybody can sign with', { keys: [{ ...publicKey, alg: 'HS256' }] }, 'alg'],
])('%s keeps the server from starting', async (_case, content, problem) => {
  await expect(read(content)).rejects.toThrow(problem)
})

test('a missing file keeps the server from starting', async () => {
  const config = { customTokenKeys: join(folder, 'none.json'), customTokenAudience: 'vizit' }
  await expect(customTokensOf(config)).rejects.toThrow('CUSTOM_TOKEN_KEYS')
})
