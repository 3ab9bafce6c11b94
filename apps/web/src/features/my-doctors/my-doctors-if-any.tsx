import { type ComponentType, lazy, Suspense } from 'react'
import { useFavourites } from '../../app/favourites/favourites.ts'

// Where it does not come for want of a network, the times are there without it.
const MyDoctors = lazy(
  (): Promise<{ default: ComponentType }> =>
    import('./my-doctors.tsx').then(
      module => ({ default: module.MyDoctors }),
      () => ({ default: () => null }),
    ),
)

/** The favourite doctors, whose code is loaded only where there are some: most visitors have none. */
export const MyDoctorsIfAny = () =>
  useFavourites().length > 0 && (
    <Suspense>
      <MyDoctors />
    </Suspense>
  )
