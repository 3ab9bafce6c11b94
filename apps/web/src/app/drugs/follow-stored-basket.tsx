import { useEffect } from 'react'
import { useDeviceStore } from '../device-store/use-device-store.ts'
import { followBasket } from './stored-basket.ts'

/** Opens the device store and keeps the basket there. */
export function FollowStoredBasket() {
  useDeviceStore()
  useEffect(followBasket, [])
  return null
}
