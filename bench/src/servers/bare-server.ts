import { createServer, type IncomingMessage } from 'node:http'

// Its own program: node:http with the same answers, which it gets by IPC from the process that started it.
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
