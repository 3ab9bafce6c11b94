import { screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
// It is imported lazily, and a test waits only one second for a heading.
import '../../../layouts/portal/framed-screens.tsx'
import { answer } from '../../../testing/answer.ts'
import { branch, clinic, doctor, NOW } from '../../../testing/clinic.ts'
import { hostPage } from '../../../testing/host-page.ts'
import { open } from '../../../testing/open.tsx'
import { tabStorage } from '../../browser-storage/storage.ts'
import { rememberProvider } from '../../provider/provider-choice.ts'

export const CLINIC = 'https://clinic.test'

export const therapist = doctor('7', { at: ['1', '2'] })

export const paediatrician = doctor('8', { adult: false, children: true })

export const registry = doctor('9', { registry: true })

let close = () => {}

/** The application in the frame of a clinic's page that has sent its hello. */
export async function framed(path = '/timeslot', display: 'dialog' | 'inline' = 'dialog') {
  const host = hostPage()
  const opened = await open(path, { host: host.window })
  close = () => {
    opened.close()
    host.leave()
  }
  host.say({ type: 'hello', display })
  const set = (settings: object) => host.say({ type: 'settings', settings })
  return { ...opened, host, set }
}

export const closeButton = () => screen.queryByRole('button', { name: 'Закрыть' })

export const optionsOf = async (label: string) =>
  [...(await screen.findByLabelText<HTMLSelectElement>(label)).options].map(({ text }) => text).slice(1)

/** Before each test of a file: a clinic whose page may hold the frame, and its three doctors. */
export function beginInFrame(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
    rememberProvider('?provider=demo')
    answer('listFrameHosts', { hosts: [CLINIC], showsAccount: false })
    answer('listLocations', [])
    answer('listProviders', [clinic('demo', 'Клиника')])
    answer('listBranches', [branch('1', 'На Немиге'), branch('2', 'На Парковой')])
    answer('listDoctors', [therapist, paediatrician, registry])
    answer('listDoctorTimeslots', [])
    answer('listFreeDates', { dates: [] })
  })
  afterEach(() => {
    close()
    vi.useRealTimers()
    tabStorage.clear()
  })
}
