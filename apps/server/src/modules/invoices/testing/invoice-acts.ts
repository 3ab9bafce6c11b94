import type { World } from '@vizit/test-kit/world/world.ts'

type Person = Awaited<ReturnType<World['patient']>>

/** Requests about invoices. */
export function invoiceActs({ call }: Pick<World, 'call'>) {
  /** A page of invoices; `items` of its answer. */
  const list = async (who: Pick<Person, 'bearer'>, query = '') => {
    const { status, json } = await call('GET', `/api/v2/my/invoices${query}`, { bearer: who.bearer })
    return { status, json: json.items, page: json }
  }
  return {
    list,
    idOf: async (who: Pick<Person, 'bearer'>, ofCode: string): Promise<string> =>
      (await list(who)).json.find(({ code }: { code: string }) => code === ofCode).id,
    /** What waits or was sent, the newest first. */
    told: async ({ phone }: Pick<Person, 'phone'>): Promise<string[]> =>
      (await call('GET', `/dev/messages.json?to=${phone}`)).json.map(({ text }: { text: string }) => text),
    show: (who: Pick<Person, 'bearer'>, id: string) =>
      call('GET', `/api/v2/my/invoices/${id}`, { bearer: who.bearer }),
    decide: (who: Pick<Person, 'bearer'>, id: string, body: object, key?: string) =>
      call('POST', `/api/v2/my/invoices/${id}/decision`, {
        bearer: who.bearer,
        body: { version: 1, ...body },
        ...(key !== undefined && { key }),
      }),
  }
}

/** Asks for the decisions as a feed does. */
export async function readFeed({ app }: Pick<World, 'app'>, path: string, key: string, query = '') {
  const reply = await app.inject({
    method: 'GET',
    url: `/api/v2/feeds/${path}/invoice-decisions${query}`,
    headers: { authorization: `Bearer ${key}` },
  })
  return { status: reply.statusCode, json: reply.json() }
}
