import { useEffect } from 'react'
import { useDeviceStore } from '../device-store/use-device-store.ts'
import { followSearches } from './stored-searches.ts'

/** Opens the device store and keeps the recent searches there. */
export function FollowStoredSearches() {
  useDeviceStore()
  useEffect(followSearches, [])
  return null
}
