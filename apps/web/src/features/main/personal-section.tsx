import type { ReactNode } from 'react'
import { useProfile } from '../../app/people/profile.ts'
import { Awaits } from './awaits.tsx'
import { MyDoctors } from './my-doctors.tsx'
import { MyMedcenters } from './my-medcenters.tsx'
import classes from './personal.module.css'

interface PersonalProps {
  /** True if the account sees its visits and tests. */
  isOpen: boolean
  nextVisit: ReactNode
}

/** What concerns the signed-in user on Main: what awaits them, the next visit, favourites. */
export function Personal({ isOpen, nextVisit }: PersonalProps) {
  const { data: profile } = useProfile()
  return (
    <>
      <div className={classes.columns}>
        {profile && <Awaits profile={profile} isOpen={isOpen} />}
        {isOpen && nextVisit}
      </div>
      <MyDoctors />
      {isOpen && <MyMedcenters />}
    </>
  )
}
