import type { Call, Reply } from './call.ts'
import { freshCode } from './fresh-code.ts'

interface Who {
  readonly bearer: string
}

/** A patient who confirms by a code from an SMS. */
interface Confirming extends Who {
  readonly phone: string
}

const profile = '/api/v2/my/profile'
const family = '/api/v2/my/family'

export const aChild = {
  fullNameRu: 'Иванов Пётр Ильич',
  birthday: '2018-05-01',
  sex: 'MALE',
  consentReceived: true,
}

/** An adult as `startRelative` takes one; the name, birthday and sex are those of the world's patients. */
export const anAdult = (phone: string) => ({
  relKind: 'PARENT',
  fullNameRu: 'Иванова Мария',
  birthday: '1985-06-15',
  sex: 'FEMALE',
  phones: [{ number: phone }],
})

/** The family calls of patients, over HTTP. */
export function familyActs(call: Call) {
  const ask = (method: string, path: string, { bearer }: Who, body?: object, key?: string): Promise<Reply> =>
    call(method, path, { bearer, ...(body && { body }), ...(key && { key }) })
  /** With a fresh code from an SMS, if the call needs one. */
  const confirmed = async (method: string, path: string, who: Confirming, body?: object): Promise<Reply> => {
    const reply = await ask(method, path, who, body)
    if (reply.json?.code !== 'FRESH_CODE_REQUIRED') return reply
    const sent = { bearer: who.bearer, freshCode: await freshCode(call, who, 'grant'), ...(body && { body }) }
    return call(method, path, sent)
  }
  const acts = {
    addChild: (who: Who, facts: object = {}, key?: string) =>
      ask('POST', `${profile}/add-child`, who, { ...aChild, ...facts }, key),
    saveChild: (who: Who, facts: object) =>
      ask('PUT', `${profile}/child?reInitPersonalCards=false`, who, facts),
    removeChild: (who: Who, id: string) => ask('DELETE', `${profile}/child/${id}`, who),
    start: (who: Who, facts: object) => ask('POST', `${profile}/add-relative-start`, who, facts),
    send: (who: Who, relId: string) => ask('POST', `${profile}/add-relative-sms-send?relId=${relId}`, who),
    confirm: (who: Confirming, relId: string, code: string) =>
      confirmed('POST', `${profile}/add-relative-sms-confirm?relId=${relId}&code=${code}`, who),
    removeRelative: (who: Who, id: string) => ask('DELETE', `${profile}/relative/${id}`, who),
    showCode: (who: Who, relKind = 'OTHER') => ask('GET', `${family}/shareable?relKind=${relKind}`, who),
    renewCode: (who: Who, relKind = 'OTHER') => ask('POST', `${family}/share`, who, { relKind }),
    join: (who: Confirming, code: string, relKind = 'OTHER') =>
      confirmed('POST', `${family}/join`, who, { code, relKind }),
    /** A family code, before its relation is chosen. */
    enter: (who: Who, code: string) => ask('POST', `${family}/join`, who, { code }),
    requests: async (who: Who) => (await ask('GET', `${family}/requests`, who)).json,
    accept: (who: Confirming, id: string) => confirmed('POST', `${family}/requests/${id}/accept`, who),
    decline: (who: Who, id: string) => ask('POST', `${family}/requests/${id}/decline`, who),
    withdraw: (who: Who, id: string) => ask('DELETE', `${family}/requests/${id}`, who),
    grants: (who: Who) => ask('GET', '/api/v2/my/grants', who),
    grant: (who: Confirming, body: object) => confirmed('POST', '/api/v2/my/grants', who, body),
    ledger: (who: Who, profileId: string, query = '') =>
      ask('GET', `${family}/ledger?profileId=${profileId}${query}`, who),
    seen: (who: Who) => ask('POST', `${family}/seen`, who),
    consent: (who: Who) => ask('POST', `${profile}/consent`, who, { consentReceived: true }),
    family: async (who: Who) => (await ask('GET', profile, who)).json.family,
    /** The texts that were sent to a phone, the newest first. */
    textsTo: async (phone: string): Promise<string[]> =>
      (await call('GET', `/dev/messages.json?to=${phone}`)).json.map(({ text }: { text: string }) => text),
    codeSentTo: async (phone: string): Promise<string> =>
      (await acts.textsTo(phone)).flatMap(text => /\d{6}/.exec(text) ?? [])[0] ?? 'none',
    /** The id of a request to add an adult. */
    started: async (who: Who, facts: object): Promise<string> =>
      (await acts.start(who, facts)).json.attributes.objectId,
    /** All three steps that add an adult to the family. */
    added: async (who: Confirming, facts: ReturnType<typeof anAdult>): Promise<Reply> => {
      const relId = await acts.started(who, facts)
      await acts.send(who, relId)
      return acts.confirm(who, relId, await acts.codeSentTo(facts.phones[0]?.number ?? ''))
    },
    /** Enters a family code; the request is not answered yet. */
    askBy: async (owner: Who, joiner: Confirming, relKind: 'SPOUSE' | 'PARENT' | 'OTHER') => {
      const { json } = await acts.showCode(owner, relKind === 'SPOUSE' ? 'SPOUSE' : 'OTHER')
      return acts.join(joiner, json.code, relKind)
    },
    /**
     * Makes two patients relatives by a family code that its owner accepts; returns the owner's answer, or the
     * first refusal.
     */
    joinBy: async (owner: Confirming, joiner: Confirming, relKind: 'SPOUSE' | 'PARENT' | 'OTHER') => {
      const asked = await acts.askBy(owner, joiner, relKind)
      return asked.status === 200 ? acts.accept(owner, asked.json.request.id) : asked
    },
  }
  return acts
}

let phones = 0

/** A phone that no account has. */
export const freePhone = (): string => `37544${String(++phones).padStart(7, '0')}`

/** A code that differs from this one. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** The only child in an answer of the family. */
export function onlyChild({ json }: Reply): string {
  const children = json.data.family.filter(({ relKind }: { relKind: string }) => relKind === 'CHILD')
  if (children.length !== 1) throw new Error(`${children.length} children`)
  return children[0].profileId
}
