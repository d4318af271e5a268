/** The style of the pictures. */
export const PICTURE_STYLE = /* css */ `
svg text { fill: var(--ink); font-size: 12px; }
.hex { fill: var(--hex); stroke: var(--hex-line); stroke-width: 2; } .hex.active { stroke: var(--focus); stroke-width: 4; }
.planet { fill: var(--planet); stroke: var(--planet-line); stroke-width: 2; }
.tray { fill: none; stroke: var(--hex-line); stroke-width: 2; stroke-dasharray: 2 4; }
svg .name { font-size: 17px; font-weight: 700; text-anchor: middle; }
svg .active-label { text-anchor: middle; fill: var(--warn); font-weight: 650; }
svg .planet-name { font-size: 13px; font-weight: 650; text-anchor: middle; }
svg .empty { text-anchor: middle; fill: var(--soft); font-style: italic; }
svg .player { font-weight: 650; } svg .room { text-anchor: end; fill: var(--soft); }
svg .count { font-size: 19px; font-weight: 750; } svg .unit-name { font-size: 10.5px; text-anchor: middle; }
.unit { stroke: var(--outline); stroke-width: 1.6; stroke-linejoin: round; } .ghost { opacity: .45; stroke-dasharray: 3 2; }
.symbols .line, .line { fill: none; stroke: var(--outline); stroke-width: 1.3; }
.swatch { stroke: var(--outline); }
.badge { fill: var(--card); stroke: var(--outline); }
svg .badge-text { font-size: 11px; font-weight: 700; text-anchor: middle; }
.owed-ring { fill: none; stroke: var(--owed); stroke-width: 2.5; stroke-dasharray: 5 3; }
.mark { fill: var(--moves); } svg .mark-text { fill: #fff; font-size: 12.5px; font-weight: 750; text-anchor: middle; }
.mark.goes { fill: var(--owed); } .mark.comes { fill: var(--comes); } .mark.wrong { fill: var(--warn); }
.p-red { fill: url(#f-red); } .p-blue { fill: url(#f-blue); } .p-green { fill: url(#f-green); }
.p-yellow { fill: url(#f-yellow); }
.p-purple { fill: url(#f-purple); } .p-orange { fill: url(#f-orange); } .p-pink { fill: url(#f-pink); }
.p-black { fill: url(#f-black); }
.fill-red { fill: var(--red); } .fill-blue { fill: var(--blue); } .fill-green { fill: var(--green); }
.fill-yellow { fill: var(--yellow); }
.fill-purple { fill: var(--purple); } .fill-orange { fill: var(--orange); } .fill-pink { fill: var(--pink); }
.fill-black { fill: var(--black); }
pattern path { stroke: #fff; stroke-width: 1.1; stroke-opacity: .75; fill: none; }
.on-yellow { stroke: #000; stroke-width: 2; stroke-opacity: .5; }
@media (prefers-color-scheme: dark) { svg .mark-text { fill: #10131c; } }
`;
