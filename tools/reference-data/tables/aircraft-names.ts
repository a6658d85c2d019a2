import type { Body } from '@tim/reference-data';

/** An ICAO type by its designator in Doc 8643; `iata` as in opentraveldata, '' when it has none of its own. */
export type TypeName = { readonly icao: string; readonly iata: string; readonly name: string; readonly body: Body };

/** Types whose name is not, or not plainly, that of their row in Appendix A. One line each: ICAO, IATA or -, name. */
const APPENDIX_TYPES = `
  A338 338 Airbus A330-800neo
  AN30 - Antonov An-30
  AT43 AT4 ATR 42-300/320
  AT46 - ATR 42-600
  AT72 AT7 ATR 72-200
  AT73 - ATR 72-210
  AT75 - ATR 72-500
  AT76 - ATR 72-600
  B190 BEH Beechcraft 1900
  B37M 7M7 Boeing 737 MAX 7
  B38M 7M8 Boeing 737 MAX 8
  B39M 7M9 Boeing 737 MAX 9
  B3XM 7M1 Boeing 737 MAX 10
  B743 743 Boeing 747-300
  BN2P BNI Britten-Norman BN-2 Islander
  C208 CNC Cessna 208 Caravan
  C500 CNJ Cessna 500 Citation I
  DHC2 DHP De Havilland Canada DHC-2 Beaver
  DHC6 DHT De Havilland Canada DHC-6 Twin Otter
  DHC7 DH7 De Havilland Canada DHC-7 Dash 7
  DH8A DH1 De Havilland Canada Dash 8-100
  DH8B DH2 De Havilland Canada Dash 8-200
  DH8C DH3 De Havilland Canada Dash 8-300
  DH8D DH4 De Havilland Canada Dash 8-400
  E145 ER4 Embraer ERJ 145
  E135 ER3 Embraer ERJ 135
  E75L E7W Embraer 175 (long wing)
  E75S E75 Embraer 175 (short wing)
  MD82 M82 McDonnell Douglas MD-82
  MD83 M83 McDonnell Douglas MD-83
  MD90 M90 McDonnell Douglas MD-90
  SF34 SFB Saab 340
  SU95 SU9 Sukhoi Superjet 100-95
  SW2 - Swearingen SA226TC Metro II
  SW3 - Swearingen Merlin III
  SW4 - Fairchild Swearingen Metro III / Merlin IV
`;

/** Types Appendix A does not know, with a fuel table of their own in the guidebook. */
const GUIDEBOOK_TYPES = `
  A124 A4F Antonov An-124 Ruslan
  A3ST ABB Airbus A300-600ST Beluga
  A748 HS7 Hawker Siddeley HS 748
  AC50 - Aero Commander 500
  AC90 - Rockwell Turbo Commander 690
  AC95 - Gulfstream Jetprop Commander 695
  AEST - Piper Aerostar
  AN12 ANF Antonov An-12
  AN2 - Antonov An-2
  AN28 A28 Antonov An-28
  AN72 AN7 Antonov An-72/74
  ASTR - IAI Astra / Gulfstream G100
  AT44 ATD ATR 42-400
  ATP ATP British Aerospace ATP
  B350 - Beechcraft Super King Air 350
  B703 703 Boeing 707-300
  B722 722 Boeing 727-200
  B741 741 Boeing 747-100
  B742 742 Boeing 747-200
  B74S 74L Boeing 747SP
  BA11 - BAC One-Eleven
  BE10 - Beechcraft King Air 100
  BE18 - Beechcraft 18
  BE20 - Beechcraft Super King Air 200
  BE30 - Beechcraft Super King Air 300
  BE40 BE4 Beechjet 400 / Hawker 400
  BE50 - Beechcraft Twin Bonanza
  BE55 - Beechcraft Baron 55
  BE58 - Beechcraft Baron 58
  BE60 - Beechcraft Duke
  BE76 - Beechcraft Duchess
  BE99 BE9 Beechcraft 99
  BE9L - Beechcraft King Air 90
  BE9T - Beechcraft King Air F90
  BN2T - Britten-Norman BN-2T Turbine Islander
  C130 LOH Lockheed C-130 / L-100 Hercules
  C212 CS2 CASA C-212 Aviocar
  C25A - Cessna Citation CJ2
  C25B - Cessna Citation CJ3
  C25C - Cessna Citation CJ4
  C25M - Cessna Citation M2
  C303 - Cessna T303 Crusader
  C310 - Cessna 310
  C335 - Cessna 335
  C337 - Cessna 337 Super Skymaster
  C340 - Cessna 340
  C402 - Cessna 402
  C404 - Cessna 404 Titan
  C414 - Cessna 414 Chancellor
  C421 - Cessna 421 Golden Eagle
  C425 - Cessna 425 Conquest I
  C441 - Cessna 441 Conquest II
  C501 - Cessna 501 Citation I/SP
  C510 CJM Cessna 510 Citation Mustang
  C525 - Cessna 525 CitationJet
  C550 - Cessna 550 Citation II
  C551 - Cessna 551 Citation II/SP
  C560 - Cessna 560 Citation V
  C56X - Cessna 560XL Citation Excel
  C650 - Cessna 650 Citation III
  C680 - Cessna 680 Citation Sovereign
  C68A - Cessna 680A Citation Latitude
  C700 - Cessna 700 Citation Longitude
  C750 CN7 Cessna 750 Citation X
  CL2T - Canadair CL-415
  CL60 CCJ Canadair Challenger 600
  CN35 CS5 Airtech CN-235
  CVLT CV5 Convair 580
  D328 D38 Dornier 328
  DA42 D42 Diamond DA42 Twin Star
  DC10 D1C McDonnell Douglas DC-10
  DC3 DC3 Douglas DC-3
  DC6 DC6 Douglas DC-6
  DC86 D8L Douglas DC-8-60
  DC87 D8Q Douglas DC-8-70
  DC93 D93 Douglas DC-9-30
  DC95 D95 Douglas DC-9-50
  E121 - Embraer EMB 121 Xingu
  E35L - Embraer Legacy 600
  E50P EP1 Embraer Phenom 100
  E545 - Embraer Legacy 450
  E550 - Embraer Legacy 500
  E55P EP3 Embraer Phenom 300
  EA50 EA5 Eclipse 500
  F27 F27 Fokker F27 Friendship
  F28 F28 Fokker F28 Fellowship
  F2TH D20 Dassault Falcon 2000
  F406 - Reims-Cessna F406 Caravan II
  F900 DF9 Dassault Falcon 900
  FA10 DF1 Dassault Falcon 10
  FA20 - Dassault Falcon 20
  FA50 DF5 Dassault Falcon 50
  FA7X DF7 Dassault Falcon 7X
  FA8X - Dassault Falcon 8X
  G150 - Gulfstream G150
  G159 GRS Grumman Gulfstream I
  G280 - Gulfstream G280
  GA5C - Gulfstream G500
  GA6C - Gulfstream G600
  GA7 - Grumman American GA-7 Cougar
  GA8 GA8 GippsAero GA8 Airvan
  GALX GR2 Gulfstream G200
  GL5T - Bombardier Global 5000
  GL7T - Bombardier Global 7500
  GLEX CCX Bombardier Global Express
  GLF2 - Gulfstream II
  GLF3 - Gulfstream III
  GLF4 - Gulfstream IV
  GLF5 - Gulfstream V
  GLF6 - Gulfstream G650
  H25B - Hawker 800
  H25C H21 Hawker 1000
  HA4T H24 Hawker 4000
  HDJT - Honda HA-420 HondaJet
  IL18 IL8 Ilyushin Il-18
  IL62 IL6 Ilyushin Il-62
  IL86 ILW Ilyushin Il-86
  L101 L11 Lockheed L-1011 TriStar
  L188 LOE Lockheed L-188 Electra
  L200 - Let L-200 Morava
  LJ25 - Learjet 25
  LJ31 - Learjet 31
  LJ35 - Learjet 35
  LJ40 - Learjet 40
  LJ45 - Learjet 45
  LJ55 - Learjet 55
  LJ60 - Learjet 60
  LJ75 - Learjet 75
  MD11 M11 McDonnell Douglas MD-11
  MD81 M81 McDonnell Douglas MD-81
  MD87 M87 McDonnell Douglas MD-87
  MD88 M88 McDonnell Douglas MD-88
  MRJ9 - Mitsubishi SpaceJet M90
  MU2 MU2 Mitsubishi MU-2
  P06T - Tecnam P2006T
  P180 P18 Piaggio P180 Avanti
  P46T - Piper PA-46 Malibu Meridian
  P68 PN6 Partenavia P.68
  PA23 - Piper PA-23 Apache
  PA27 - Piper PA-23 Aztec
  PA30 - Piper PA-30 Twin Comanche
  PA31 - Piper PA-31 Navajo
  PA34 - Piper PA-34 Seneca
  PA44 - Piper PA-44 Seminole
  PA46 - Piper PA-46 Malibu
  PAY1 - Piper PA-31T Cheyenne I
  PAY2 - Piper PA-31T Cheyenne II
  PAY3 - Piper PA-42 Cheyenne III
  PAY4 - Piper PA-42 Cheyenne 400
  PC24 - Pilatus PC-24
  PC6T PL6 Pilatus PC-6 Turbo Porter
  PRM1 PRI Raytheon Premier I
  RJ70 AR7 Avro RJ70
  S2T - Marsh S-2 Turbo Tracker
  S601 NDC Aerospatiale SN-601 Corvette
  SBR1 - North American Sabreliner
  SF50 - Cirrus SF50 Vision
  SH36 SH6 Shorts 360
  STAR - Beechcraft Starship
  T134 TU3 Tupolev Tu-134
  T154 TU5 Tupolev Tu-154
  T204 T20 Tupolev Tu-204
  TBM7 TBM Socata TBM 700
  TBM8 - Socata TBM 850
  TBM9 - Daher TBM 900
  WW24 WWP IAI 1124 Westwind
  YK42 YK2 Yakovlev Yak-42
`;

/** Types that carry passengers today and stand neither in Appendix A nor in the guidebook. */
const TYPES_WITHOUT_TABLE = `
  A158 A58 Antonov An-158
  AJ27 C27 COMAC C909 (ARJ21-700)
  AN38 A38 Antonov An-38
  B779 - Boeing 777-9
  C919 919 COMAC C919
  DH2T DHR De Havilland Canada DHC-2 Turbo Beaver
  DH3T DHL De Havilland Canada DHC-3 Turbo Otter
  DHC3 DHS De Havilland Canada DHC-3 Otter
  I114 I14 Ilyushin Il-114
  MA60 MA6 Xi'an MA60
  SH33 SH3 Shorts 330
  TRIS BNT Britten-Norman BN-2A Mk III Trislander
  Y12 YN2 Harbin Y-12
  YK40 YK4 Yakovlev Yak-40
`;

/** Wide bodies among the types above: those with two aisles, and outsize freighters. */
const WIDE_TYPES = new Set([
  'A124',
  'A338',
  'A3ST',
  'B741',
  'B742',
  'B743',
  'B74S',
  'B779',
  'DC10',
  'IL86',
  'L101',
  'MD11',
]);

export const APPENDIX_TYPE_NAMES = parse(APPENDIX_TYPES);
export const GUIDEBOOK_TYPE_NAMES = parse(GUIDEBOOK_TYPES);
export const TYPE_NAMES_WITHOUT_TABLE = parse(TYPES_WITHOUT_TABLE);

function parse(lines: string): readonly TypeName[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [icao = '', iata = '', ...words] = line.trim().split(' ');
      const body = WIDE_TYPES.has(icao) ? 'wide' : 'narrow';
      return { icao, iata: iata === '-' ? '' : iata, name: words.join(' '), body };
    });
}
