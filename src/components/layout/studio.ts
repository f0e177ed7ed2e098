import { createContext, use } from 'react'
import { interpolate, studioDefaults } from '@/content/site'

/** The app provides the stored settings; otherwise the defaults of content/site.ts apply. */
export const StudioContext = createContext(studioDefaults)

/** The studio's facts: name, phone numbers, address and claims. */
export const useStudio = () => use(StudioContext)

/** Texts with their placeholders filled with the studio's facts and claims. */
export const useInterpolated = <Value>(texts: Value): Value => interpolate(texts, useStudio())
