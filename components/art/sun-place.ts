const degree = Math.PI / 180

/**
 * Takes a latitude and the sun's declination in degrees and the hour (12 is noon) and gives how high the
 * sun stands and its bearing, both in degrees.
 */
export function sunPlace(latitude: number, declination: number, hour: number) {
  const [place, tilt] = [latitude * degree, declination * degree]
  const turn = (hour - 12) * 15 * degree
  const height = Math.asin(
    Math.sin(place) * Math.sin(tilt) + Math.cos(place) * Math.cos(tilt) * Math.cos(turn),
  )
  const bearing = Math.atan2(
    Math.sin(turn),
    Math.cos(turn) * Math.sin(place) - Math.tan(tilt) * Math.cos(place),
  )
  return { height: height / degree, bearing: bearing / degree + 180 }
}
