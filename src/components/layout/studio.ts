import { createContext, use } from 'react'
import { interpolate, studioDefaults } from '@/content/site'

/** The stored settings once the app has loaded them; until then `studioDefaults` itself. */
export const StudioContext = createContext(studioDefaults)

/** The studio's facts: name, phone numbers, address and claims. */
export const useStudio = () => use(StudioContext)

/** Texts with their placeholders filled with the studio's facts and claims. */
export const useInterpolated = <Value>(texts: Value): Value => interpolate(texts, useStudio())
