import { createServer, type IncomingMessage } from 'node:http'

// A program of its own: what node:http alone makes of the same answers, which come from the starter by IPC.
export type Answers = ReadonlyMap<string, { readonly status: number; readonly body: Buffer }>

let answers: Answers = new Map()

const server = createServer(async (request, response) => {
  if (request.method !== 'GET') await received(request)
  const answer = answers.get(`${request.method} ${request.url}`)
  if (!answer) return response.writeHead(404, { 'content-length': 0 }).end()
  response.writeHead(answer.status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': answer.body.length,
  })
  response.end(answer.body)
})

function received(request: IncomingMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    request.on('end', resolve)
    request.on('error', reject)
    request.resume()
  })
}

process.on('message', (given: Answers) => {
  answers = given
  process.send?.('ready')
})
process.on('disconnect', () => process.exit(0))
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('listening'))
