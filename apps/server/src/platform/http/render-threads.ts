import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type {
  FromThread,
  PageAnswer,
  PageCall,
  PageTask,
  Rendered,
  RenderOptions,
  ToThread,
} from './render-worker.ts'

/** One core is left to the server's calls. More threads would take memory, about 60 MB each. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1))
/**
 * In megabytes. What rendering a page allocates is given up with it: with more room fewer pages are half done, and
 * copied, when the garbage is collected. One core rendered a tenth more of the large pages.
 */
const YOUNG_GENERATION = 192
const FILE = new URL('./render-worker.ts', import.meta.url)

interface RenderThreadsOptions extends RenderOptions {
  answer(call: PageCall): Promise<PageAnswer>
  /** Hears what ended a thread. */
  onError(error: Error): void
}

export interface RenderThreads {
  /** Throws what failed, also where the thread ended before the page did. */
  render(task: PageTask): Promise<Rendered | null>
  close(): Promise<void>
}

interface Thread {
  readonly worker: Worker
  readonly pages: Map<number, PromiseWithResolvers<Rendered | null>>
}

/**
 * Threads that render many pages at the same time, since a page waits for its calls most of its time: pools of libraries give a thread
 * one task after the other. A thread that ended is replaced for the next page.
 */
export function renderThreads({ answer, onError, ...options }: RenderThreadsOptions): RenderThreads {
  const threads = new Set<Thread>()
  let lastPage = 0

  function begin(): Thread {
    const worker = new Worker(FILE, {
      workerData: options,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION },
    })
    const thread: Thread = { worker, pages: new Map() }
    worker.on('message', (said: FromThread) => hear(thread, said))
    worker.on('error', error => {
      threads.delete(thread)
      onError(error as Error)
    })
    worker.on('exit', () => {
      threads.delete(thread)
      for (const page of thread.pages.values()) page.reject(new Error('the thread of this page ended'))
    })
    threads.add(thread)
    return thread
  }

  function hear({ worker, pages }: Thread, said: FromThread) {
    const { id } = said
    const reply = (answered: PageAnswer | null) => say(worker, { kind: 'answer', id, answer: answered })
    if (said.kind === 'call') answer(said.call).then(reply, () => reply(null))
    else if (said.kind === 'result') pages.get(id)?.resolve(said.result)
    else pages.get(id)?.reject(Object.assign(new Error(), { name: said.name, stack: said.stack }))
  }

  function nextThread(): Thread {
    const [free] = [...threads].sort((one, other) => one.pages.size - other.pages.size)
    return !free || (free.pages.size > 0 && threads.size < THREADS) ? begin() : free
  }

  // The first reader does not wait for it.
  begin()
  return {
    async render(task) {
      const { worker, pages } = nextThread()
      const page = Promise.withResolvers<Rendered | null>()
      lastPage += 1
      const id = lastPage
      pages.set(id, page)
      say(worker, { kind: 'page', id, task })
      try {
        return await page.promise
      } finally {
        pages.delete(id)
      }
    },
    close: async () => {
      await Promise.all([...threads].map(({ worker }) => worker.terminate()))
    },
  }
}

const say = (worker: Worker, said: ToThread) => worker.postMessage(said)
