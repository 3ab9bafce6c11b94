import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beginWithDoctors } from '../../features/doctors/testing/doctors-screen.ts'
import { doctorList } from '../../features/doctors/testing/listed-doctor.ts'
import { answer } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'

beginWithDoctors()

test.each(['/doctors', '/services', '/medcenters'])(
  'a list that is searched for what cannot wait says whom to call: %s',
  async path => {
    answer('findDoctors', doctorList([]))
    const { close } = await open(`${path}?q=${encodeURIComponent('инфаркт')}`)
    const call = await screen.findByRole('link', { name: '103' })
    expect(call.getAttribute('href')).toBe('tel:103')
    close()
    await open(`${path}?q=${encodeURIComponent('кровотечение дёсен')}`)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeTruthy())
    expect(screen.queryByRole('link', { name: '103' })).toBeNull()
  },
)
