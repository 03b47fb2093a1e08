import styles from './hero-picture.module.css';

/** The outline that the picture is clipped to: an eight-point star. */
const STAR_PATH =
  'M532 322L469.91 384.09L469.91 471.91L382.09 471.91L320 534L257.91 471.91L170.09 471.91L170.09 384.09L108 322L170.09 259.91L170.09 172.09L257.91 172.09L320 110L382.09 172.09L469.91 172.09L469.91 259.91Z';

/** A street with houses of two countries, clipped to a star. Its windows are lit in the dark scheme. */
export function HeroPicture({ label, className }: { label: string; className?: string }) {
  return (
    <svg className={className} viewBox="80 82 480 480" role="img" aria-label={label}>
      <clipPath id="hero-window">
        <path d={STAR_PATH} />
      </clipPath>
      <path className={styles.starMargin} d={STAR_PATH} />
      <g clipPath="url(#hero-window)">
        <path className={styles.ground} d="M90 430h460v130H90z" />
        <g transform="translate(0 -44)">
          <path className={styles.sky} d="M90 90h460v460H90z" />
          <path className={styles.skyLow} d="M90 250h460v300H90z" />
          <circle className={styles.sun} cx="324" cy="274" r="44" />
          <path className={styles.farShore} d="M90 352q60-34 120-22t90-6 110 2 140 6v90H90z" />
          <path className={styles.sea} d="M90 362h460v70H90z" />
          <path
            className={styles.glint}
            d="M286 374h74v4h-74zM300 386h50v4h-50zM270 398h40v3h-40zM330 402h50v3h-50z"
          />
          <path className={styles.white} d="M284 376h36l-7 10h-22zM301 346v27h17z" />
          {/* wind-tower houses */}
          <path className={styles.towerHouse} d="M90 300h96v200H90z" />
          <path className={styles.tower} d="M172 206h52v294h-52z" />
          <path className={styles.shade} d="M166 198h64v12h-64zM166 258h64v8h-64z" />
          <path
            className={styles.windowPane}
            d="M180 216h8v38h-8zM194 216h8v38h-8zM208 216h8v38h-8z"
          />
          <path className={styles.towerHouse} d="M224 330h50v170h-50z" />
          <path className={styles.shade} d="M220 322h58v10h-58zM90 292h84v10H90z" />
          <path
            className={styles.windowPane}
            d="M238 352a10 10 0 0 1 20 0v26h-20zM112 330a10 10 0 0 1 20 0v26h-20zM144 330a10 10 0 0 1 20 0v26h-20zM188 300a10 10 0 0 1 20 0v30h-20zM188 360a10 10 0 0 1 20 0v30h-20zM112 384a10 10 0 0 1 20 0v26h-20z"
          />
          <path
            className={styles.wood}
            d="M234 500v-62a16 16 0 0 1 32 0v62zM144 500v-56a15 15 0 0 1 30 0v56z"
          />
          {/* bay-window houses */}
          <path className={styles.yellowHouse} d="M384 296h74v204h-74z" />
          <path className={styles.brickHouse} d="M452 244h70v256h-70z" />
          <path className={styles.blueHouse} d="M516 300h60v200h-60z" />
          <path
            className={styles.wood}
            d="M376 296h84l-10-18h-64zM444 244h86l-12-22h-62zM512 300h70l-8-16h-54z"
          />
          <path className={styles.white} d="M394 318h52v62h-52zM462 270h50v62h-50z" />
          <path className={styles.wood} d="M390 380h60l-8 10h-44zM458 332h58l-8 10h-42z" />
          <path
            className={styles.windowPane}
            d="M400 326h17v46h-17zM423 326h17v46h-17zM468 278h16v46h-16zM490 278h16v46h-16zM468 362h16v34h-16zM490 362h16v34h-16zM526 322h16v30h-16zM526 372h16v30h-16z"
          />
          <path className={styles.wood} d="M404 500v-72h32v72zM476 500v-66a14 14 0 0 1 28 0v66z" />
          <path className={styles.ground} d="M90 478h460v140H90z" />
          <path
            className={styles.paving}
            d="M90 478h460v6H90zM320 496l44 22-44 22-44-22zM214 496l44 22-44 22-44-22zM426 496l44 22-44 22-44-22zM320 552l44 22-44 22-44-22zM267 524l44 22-44 22-44-22zM373 524l44 22-44 22-44-22z"
          />
          <path d="M258 318Q326 366 390 306" fill="none" stroke="#6b432b" strokeWidth="2" />
          <path fill="#b5293a" d="M282 334l16 6-10 14z" />
          <path fill="#fefdfa" d="M308 342l18 1-9 15z" />
          <path fill="#f29e1b" d="M336 341l17-5-5 17z" />
          <path fill="#298591" d="M362 330l15-9-2 17z" />
          {/* two neighbours */}
          <path fill="#3b2418" d="M248 476h34v30h-34z" />
          <path fill="#c9764a" d="M244 470h42v32h-42z" />
          <path fill="#a4532f" d="M244 482h42v4h-42z" />
          <path d="M256 470v-8h18v8" fill="none" stroke="#3b2418" strokeWidth="4" />
          <path fill="#254d90" d="M286 504v-62q0-22 19-22t19 22v62z" />
          <path
            d="M310 436q16 12 30 6"
            fill="none"
            stroke="#254d90"
            strokeWidth="11"
            strokeLinecap="round"
          />
          <path
            d="M292 440q-10 14-20 24"
            fill="none"
            stroke="#254d90"
            strokeWidth="10"
            strokeLinecap="round"
          />
          <circle cx="306" cy="404" r="15" fill="#8c5a3c" />
          <path fill="#1a1210" d="M291 403a15 15 0 0 1 30-1q-10-2-16-8-4 8-14 9z" />
          <path fill="#b5293a" d="M336 504l6-62q2-20 20-20t20 20l6 62z" />
          <path
            d="M358 438q-10 12-20 5"
            fill="none"
            stroke="#b5293a"
            strokeWidth="11"
            strokeLinecap="round"
          />
          <path
            d="M376 436q10 14 4 26"
            fill="none"
            stroke="#b5293a"
            strokeWidth="10"
            strokeLinecap="round"
          />
          <circle cx="361" cy="404" r="14" fill="#c08a63" />
          <path
            fill="#fcdb9f"
            d="M352 418q-8-30 10-31 20 0 17 28 2 12-8 16-14-2-10-14 4-14-6-18-8 8-3 19z"
          />
          <circle cx="341" cy="443" r="6" fill="#a87350" />
        </g>
      </g>
      <path
        fill="#f5eee1"
        d="M356.79 480.82L161.18 480.82L161.18 395.56L176.18 410.56L176.18 465.82L371.79 465.82ZM161.18 358.79L161.18 163.18L246.44 163.18L231.44 178.18L176.18 178.18L176.18 373.79ZM283.21 163.18L478.82 163.18L478.82 248.44L463.82 233.44L463.82 178.18L268.21 178.18ZM478.82 285.21L478.82 480.82L393.56 480.82L408.56 465.82L463.82 465.82L463.82 270.21Z"
      />
      <path
        className={styles.diamond}
        d="M458.32 408.29L364.46 502.15L353.85 491.54L458.32 387.07ZM346.07 520.54L320 546.61L259.71 486.32L280.93 486.32L320 525.39L335.46 509.93ZM233.71 460.32L139.85 366.46L150.46 355.85L254.93 460.32ZM121.46 348.07L95.39 322L155.68 261.71L155.68 282.93L116.61 322L132.07 337.46ZM181.68 235.71L275.54 141.85L286.15 152.46L181.68 256.93ZM293.93 123.46L320 97.39L380.29 157.68L359.07 157.68L320 118.61L304.54 134.07ZM406.29 183.68L500.15 277.54L489.54 288.15L385.07 183.68ZM518.54 295.93L544.61 322L484.32 382.29L484.32 361.07L523.39 322L507.93 306.54Z"
      />
    </svg>
  );
}
