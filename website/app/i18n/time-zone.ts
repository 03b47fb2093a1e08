import { createContext, useContext } from 'react';

const TimeZoneContext = createContext('UTC');

export const TimeZoneProvider = TimeZoneContext.Provider;

/** The IANA zone of times whose place is unknown. */
export function useTimeZone(): string {
  return useContext(TimeZoneContext);
}
