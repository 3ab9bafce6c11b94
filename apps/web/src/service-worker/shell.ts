/** A file of the built app; one without a revision has a hash in its name and never changes. */
export interface ShellFile {
  readonly url: string
  readonly revision: string | null
}

const PREFIX = 'shell-'
const PAGE = '/index.html'

/** The files of one version, cached so that the app opens without a network. */
export interface Shell {
  /** True if a page that was loaded with this script has this version. */
  has(pathname: string): boolean
  keep(): Promise<void>
  /** Deletes the cached files of all other versions. */
  forgetOthers(): Promise<void>
  find(pathname: string): Promise<Response | undefined>
  page(): Promise<Response | undefined>
}

export function createShell(files: readonly ShellFile[]): Shell {
  const paths = new Map(files.map(file => [pathOf(file.url), file]))
  const name = `${PREFIX}${versionOf(files)}`
  const find = async (pathname: string) => (await caches.open(name)).match(pathname)
  return {
    has: pathname => paths.has(pathname),
    async keep() {
      const cache = await caches.open(name)
      await Promise.all([...paths].map(([path, file]) => keepOne(cache, path, file)))
    },
    async forgetOthers() {
      const others = (await caches.keys()).filter(kept => kept !== name)
      await Promise.all(others.map(kept => caches.delete(kept)))
    },
    find: async pathname => (paths.has(pathname) ? find(pathname) : undefined),
    page: () => find(PAGE),
  }
}

/** Taken from the previous version if the file is the same, as most are. */
async function keepOne(cache: Cache, path: string, { revision }: ShellFile): Promise<void> {
  const known = revision === null ? await caches.match(path) : undefined
  const response = known ?? (await fetch(path, { cache: revision === null ? 'default' : 'reload' }))
  if (!response.ok) throw new Error(`${path} is not there`)
  await cache.put(path, response)
}

const pathOf = (url: string) => (url.startsWith('/') ? url : `/${url}`)

/** A name that changes with any of the files (FNV-1a, 32 bits). */
function versionOf(files: readonly ShellFile[]): string {
  let hash = 0x811c9dc5
  for (const letter of JSON.stringify(files)) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
