import { lazy, Suspense } from 'react'
import { useFavourites } from '../../app/favourites/favourites.ts'

const MyDoctors = lazy(async () => ({ default: (await import('./my-doctors.tsx')).MyDoctors }))

/** The favourite doctors, whose code is loaded only where there are some: most visitors have none. */
export const MyDoctorsIfAny = () =>
  useFavourites().length > 0 && (
    <Suspense>
      <MyDoctors />
    </Suspense>
  )
