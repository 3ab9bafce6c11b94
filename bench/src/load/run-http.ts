import { driveLanes } from './drive-lanes.ts'
import { HttpConnection } from './http-connection.ts'
import type { HttpJob, JobResult } from './job.ts'

export async function runHttp({ port, lanes, repeat, seconds, expectedStatus }: HttpJob): Promise<JobResult> {
  const clients = await Promise.all(lanes.map(() => HttpConnection.open(port)))
  try {
    return await driveLanes({
      clients,
      lanes,
      repeat,
      seconds,
      async perform(connection, requests, tally) {
        for (const request of requests) {
          const { status, bytes } = await connection.send(request)
          tally.bytes += bytes
          if (status === expectedStatus) continue
          tally.unexpected[status] = (tally.unexpected[status] ?? 0) + 1
          return
        }
      },
    })
  } finally {
    for (const client of clients) client.close()
  }
}
