import type { Pool } from 'pg'
import { sampleBranches } from '../scenarios/reads/sample-branches.ts'
import { sampleDoctors } from '../scenarios/reads/sample-doctors.ts'
import { sampleServices } from '../scenarios/reads/sample-services.ts'

const MINSK = 17
/** More than the server keeps (`KEPT_MOST` in public-pages.ts), so that every page is rendered. */
const DIFFERENT = 1000

export interface PageKind {
  readonly name: string
  readonly paths: readonly string[]
}

/** Public pages that differ in their address at least, so that none is kept from the request before. */
export async function pageKinds(pool: Pool): Promise<readonly PageKind[]> {
  const [doctors, services, branches] = await Promise.all([
    sampleDoctors(pool),
    sampleServices(pool),
    sampleBranches(pool),
  ])
  const kinds = [
    { name: 'main', paths: ['/'] },
    { name: 'doctors of a town', paths: [`/doctors?town=${MINSK}`] },
    {
      name: 'doctor',
      paths: doctors.map(({ provider, doctorId }) => `/clinics/${provider}/doctors/${doctorId}`),
    },
    { name: 'service', paths: services.map(({ serviceId }) => `/services/${serviceId}`) },
    {
      name: 'branch',
      paths: branches.map(({ provider, branchId }) => `/clinics/${provider}/branches/${branchId}`),
    },
    { name: 'centres', paths: [`/medcenters?town=${MINSK}`] },
  ]
  return kinds.map(({ name, paths }) => ({ name, paths: paths.length > 0 ? different(paths) : [] }))
}

/** The screen ignores `n`. */
const different = (paths: readonly string[]) =>
  Array.from({ length: Math.max(DIFFERENT, paths.length) }, (_, n) => {
    const path = paths[n % paths.length] ?? ''
    return `${path}${path.includes('?') ? '&' : '?'}n=${n}`
  })
