import type { ReactNode } from 'react'
import { useProfile } from '../../app/people/profile.ts'
import { MyDoctors } from './my-doctors.tsx'
import { MyMedcenters } from './my-medcenters.tsx'
import { PendingSection } from './pending-section.tsx'
import classes from './personal-section.module.css'

interface PersonalSectionProps {
  /** True if the account sees its visits and tests. */
  isOpen: boolean
  nextVisit: ReactNode
}

/** What concerns the signed-in user on Main: what awaits them, the next visit, favourites. */
export function PersonalSection({ isOpen, nextVisit }: PersonalSectionProps) {
  const { data: profile } = useProfile()
  return (
    <>
      <div className={classes.columns}>
        {profile && <PendingSection profile={profile} isOpen={isOpen} />}
        {isOpen && nextVisit}
      </div>
      <MyDoctors />
      {isOpen && <MyMedcenters />}
    </>
  )
}
