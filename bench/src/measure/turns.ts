import type { Operation, SqlStatement } from '../load/job.ts'
import type { Contestant } from './contestant.ts'

/** Each client's own operations, for a number of clients. */
type Lanes<Step> = (clients: number) => readonly (readonly Operation<Step>[])[]

export interface HttpTurn {
  readonly port: number
  readonly lanes: Lanes<string>
  readonly repeat: boolean
  readonly expectedStatus: number
}

export function httpTurn(name: string, server: number, { lanes, ...target }: HttpTurn): Contestant {
  return {
    name,
    server,
    job: async (clients, seconds) => ({ kind: 'http', ...target, lanes: lanes(clients), seconds }),
  }
}

export interface SqlTurn {
  readonly url: string
  readonly lanes: Lanes<SqlStatement>
  readonly repeat: boolean
  readonly transaction: boolean
}

export function sqlTurn(name: string, server: number, { lanes, ...target }: SqlTurn): Contestant {
  return {
    name,
    server,
    job: async (clients, seconds) => ({ kind: 'sql', ...target, lanes: lanes(clients), seconds }),
  }
}
