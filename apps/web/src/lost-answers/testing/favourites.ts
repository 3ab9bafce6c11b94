import { screen } from '@testing-library/react'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import type { Act, Arrange, User } from './act.ts'

const path = '/api/v2/my/favourites/medcenters'

/** Presses the heart of the medical centre, wherever it is listed. */
async function change(
  world: World,
  who: WorldPatient,
  pressed: boolean,
): Promise<Pick<Act, 'path' | 'before' | 'press' | 'holds'>> {
  const { branchId } = world.clinic
  const heart = () => screen.findByRole('button', { name: /^Мои медицинские центры: /, pressed })
  return {
    path: '/medcenters?q=%D0%BD%D0%B5%D0%BC%D0%B8%D0%B3',
    before: heart,
    press: async (user: User) => user.click(await heart()),
    holds: async () => {
      const { json } = await world.call('GET', path, { bearer: who.bearer })
      return (json as { id: string }[]).some(({ id }) => id === branchId)
    },
  }
}

export const addFavouriteMedcenter: Arrange = async world => {
  const who = await world.patient()
  return {
    who,
    ...(await change(world, who, false)),
    says: /добавлен в «Мои медицинские центры»/,
    held: true,
  }
}

export const removeFavouriteMedcenter: Arrange = async world => {
  const who = await world.patient()
  await world.call('PUT', `${path}/${world.clinic.branchId}`, { bearer: who.bearer, body: {} })
  return {
    who,
    ...(await change(world, who, true)),
    says: /убран из «Моих медицинских центров»/,
    held: false,
  }
}
