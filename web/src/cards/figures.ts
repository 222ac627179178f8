// Busts of jack, queen and king on a field of 52 by 61, painted one layer over the other.

export type Paint = 'cloth' | 'lining' | 'gold' | 'skin' | 'hair' | 'line' | 'lips';
export interface Layer {
  readonly paint: Paint;
  readonly d: string;
}

const FACE: Layer = { paint: 'skin', d: 'M26 14C32.500 14 36 18.500 36 25.500C36 33 31.500 39 26 39S16 33 16 25.500C16 18.500 19.500 14 26 14Z' };
const NECK: Layer = { paint: 'skin', d: 'M22 34H30V46H22Z' };
const EYES: Layer = { paint: 'line', d: 'M20.500 24.500Q22 23.300 23.500 24.500 M28.500 24.500Q30 23.300 31.500 24.500 M26 25.500V29.500H24.800' };
const LIPS: Layer = { paint: 'lips', d: 'M24 33.500Q26 34.600 28 33.500' };
const SHOULDERS = 'M0 61V54C2 46.500 10 43.500 19 42L26 48L33 42C42 43.500 50 46.500 52 54V61Z';

export const figures: Readonly<Record<'J' | 'Q' | 'K', readonly Layer[]>> = {
  // A cap with a feather, hair to the jaw.
  J: [
    { paint: 'hair', d: 'M15 17C12 24 12.500 33 14.500 39H20L18 20H34L32 39H37.500C39.500 33 40 24 37 17Z' },
    NECK,
    FACE,
    { paint: 'hair', d: 'M15.500 21C19 20.500 22 19 24 16.500C27 19.500 32 20.500 36.500 21L36 14H16Z' },
    EYES,
    LIPS,
    { paint: 'cloth', d: SHOULDERS },
    { paint: 'lining', d: 'M0 61V57L24 46.500L26 48L52 61H40L26 53L10 61Z' },
    { paint: 'gold', d: 'M18.500 41L26 47L33.500 41L35.500 44L26 51.500L16.500 44Z' },
    { paint: 'cloth', d: 'M11.500 16.500C11 8.500 18 4.500 27 4.500S41.500 8.500 40.500 16.500Z' },
    { paint: 'gold', d: 'M11 14.500H41V18.500H11Z' },
    { paint: 'gold', d: 'M35 14.500C36.500 7 41 2.500 49 1.500C49.500 8 46 13 38.500 15Z' },
    { paint: 'line', d: 'M37 14.500C40 9.500 43.500 6 47.500 3.500' },
  ],
  // A small crown with pearls over long hair.
  Q: [
    { paint: 'hair', d: 'M26 9C36 9 40.500 16 40.500 25C40.500 35 42.500 41 45.500 46H6.500C9.500 41 11.500 35 11.500 25C11.500 16 16 9 26 9Z' },
    NECK,
    FACE,
    { paint: 'hair', d: 'M15.500 25C16 18.500 20 16.500 26 15.500C32 16.500 36 18.500 36.500 25C38.500 18 35 11.500 26 11.500S13.500 18 15.500 25Z' },
    EYES,
    LIPS,
    { paint: 'cloth', d: 'M0 61V55C3 47.500 11 45.500 18.500 44Q26 52 33.500 44C41 45.500 49 47.500 52 55V61Z' },
    { paint: 'lining', d: 'M14 61L20 50Q26 53.500 32 50L38 61Z' },
    { paint: 'gold', d: 'M18 43.500Q26 51.500 34 43.500L35.500 46Q26 55 16.500 46Z' },
    { paint: 'gold', d: 'M14.500 14.500L13 5.500L19.500 9.500L26 3L32.500 9.500L39 5.500L37.500 14.500Q26 11.500 14.500 14.500Z' },
    { paint: 'gold', d: 'M26 0.800a2 2 0 1 0 .01 0Z M13 3a1.800 1.800 0 1 0 .01 0Z M39 3a1.800 1.800 0 1 0 .01 0Z' },
  ],
  // A tall crown, and a beard down to the collar.
  K: [
    { paint: 'hair', d: 'M14.500 16C12 24 12.500 32 13.500 38H38.500C39.500 32 40 24 37.500 16Z' },
    FACE,
    { paint: 'cloth', d: SHOULDERS },
    { paint: 'lining', d: 'M10 61L15 43.500L26 50L37 43.500L42 61Z' },
    { paint: 'gold', d: 'M15 42.500L26 49.500L37 42.500L39 46L26 54L13 46Z' },
    { paint: 'hair', d: 'M16 27C16.500 30 19 31.500 22 31Q24.500 30 26 31.200Q27.500 30 30 31C33 31.500 35.500 30 36 27C37.500 36 34 47.500 26 48.500S14.500 36 16 27Z' },
    EYES,
    { paint: 'lips', d: 'M24 34Q26 35.300 28 34' },
    { paint: 'gold', d: 'M13 16.500L10.500 3.500L18.500 9L26 1.500L33.500 9L41.500 3.500L39 16.500Q26 13.500 13 16.500Z' },
    { paint: 'cloth', d: 'M26 9.500L28.500 12L26 14L23.500 12Z M17.500 11.500L19 13L17.500 14.500L16 13Z M34.500 11.500L36 13L34.500 14.500L33 13Z' },
  ],
};
